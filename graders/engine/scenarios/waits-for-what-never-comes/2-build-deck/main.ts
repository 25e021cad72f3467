console.log("The deck:");
await new Promise(() => {});
