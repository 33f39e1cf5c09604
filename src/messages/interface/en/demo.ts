export const demo = {}
