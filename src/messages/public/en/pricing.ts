export const pricing = {}
