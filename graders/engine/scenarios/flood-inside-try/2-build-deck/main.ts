for (;;) {
  try {
    console.log("Again!");
  } catch {
    console.log("And again!");
  }
}
