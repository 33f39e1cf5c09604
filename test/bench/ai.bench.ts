/** Papers by an AI against their limits: `npx vitest bench --run test/bench/ai.bench.ts`, or as the other benches are run. */
