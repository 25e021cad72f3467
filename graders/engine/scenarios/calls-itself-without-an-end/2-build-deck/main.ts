function build(rank: number): number {
  return build(rank + 1) + 1;
}

console.log("The deck:");
console.log(build(2));
