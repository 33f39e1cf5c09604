export const callback = {}
