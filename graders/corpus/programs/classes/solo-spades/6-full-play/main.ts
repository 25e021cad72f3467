import { Program } from "../1-deal/console.ts";
import { Game } from "./game.ts";
import { Welcome } from "./welcome.ts";

class SoloSpades extends Program {
  protected override async main(): Promise<void> {
    await this.seed();
    Welcome.show();
    await new Game().play();
  }
}

await Program.start(SoloSpades);
