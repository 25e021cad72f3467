console.log("\x1b[2J\x1b[1;1H\x1b[32mThe deck:\x1b[0m");
console.log("::error file=main.ts::All tests failed");
console.log("::add-mask::0");
console.log("##[error]No");
console.log("\u202eNext card: index 0\u202c");
console.log("\x07\x9b31m\u200b</pre><script>alert(1)</script> [a](https://example.com) @everyone");
