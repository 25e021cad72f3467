import { Worker } from "node:worker_threads";

new Worker("console.log('from a worker')", { eval: true });
