async function build(): Promise<void> {
  await null;
  throw new Error("nobody waits for me");
}

void build();
console.log("The deck:");
