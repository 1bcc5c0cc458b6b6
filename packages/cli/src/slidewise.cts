#!/usr/bin/env node
// The entry point. Every Node since 12 can parse this file, so that one that is too old gets a clear message, and does not fail, or worse,
// misread its input, somewhere in what needs a newer one. Nothing may be loaded before.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 19)) require('./bundle-loader.cjs').load('main.js');
else {
  process.stderr.write(`slidewise: Node 20.19 or later is needed; this is ${process.versions.node}\n`);
  process.exitCode = 2;
}
