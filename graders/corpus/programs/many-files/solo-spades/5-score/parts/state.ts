export const State = { GoesOn: "goes on", Tied: "tied", Won: "won" } as const;

export type GameState = (typeof State)[keyof typeof State];
