console.log("The deck:");
await new Promise((resolve) => setTimeout(resolve, 1_000_000));
