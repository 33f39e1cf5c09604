export const landing = {}
