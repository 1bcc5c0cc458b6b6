// Runs rounds of a part, one after another, and tells of each: in a process of its own, which may crash or hang as it will.
//   node work.mjs PART FIRST-SEED
const [part, first] = process.argv.slice(2);
const { round } = await import(new URL(`../${part}.mjs`, import.meta.url));
process.on('disconnect', () => process.exit());
for (let seed = Number(first); ; seed++) {
  const { counts, findings, notes } = await round(seed);
  // Nothing is told before a round gives way.
  await new Promise((told) => process.send({ seed, counts, findings, notes }, told));
}
