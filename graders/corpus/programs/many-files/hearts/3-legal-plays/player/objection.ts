export const Objections = { notHeld: "not held", mustFollow: "must follow suit" } as const;
export type Objection = (typeof Objections)[keyof typeof Objections];
