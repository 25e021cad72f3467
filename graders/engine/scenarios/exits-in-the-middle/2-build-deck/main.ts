console.log("The deck:");
process.exit(0);
