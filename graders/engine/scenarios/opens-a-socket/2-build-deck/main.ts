import { connect } from "node:net";

connect(80, "192.0.2.1", () => console.log("connected"));
