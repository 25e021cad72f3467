/** Stands in for what vitest's own server keeps of its modules. */
export class EvaluatedModules {}
