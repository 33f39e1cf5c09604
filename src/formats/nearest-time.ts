/** The time that a platform knows next above the one that a question is meant to take; its longest where none is. */
export const nearestTime = (seconds: number, times: readonly [number, ...number[]]): number =>
  times.find((time) => time >= seconds) ?? Math.max(...times)
