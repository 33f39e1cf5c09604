/** The fields of the lexicon, each loaded when it is wanted. A term that stands in two is the earlier one's. */
export const FIELDS = {
  biology: async () => (await import('./fields/biology.ts')).biology,
  chemistry: async () => (await import('./fields/chemistry.ts')).chemistry,
  physics: async () => (await import('./fields/physics.ts')).physics,
  geography: async () => (await import('./fields/geography.ts')).geography,
  'chinese-history': async () => (await import('./fields/chinese-history.ts')).chineseHistory,
  'world-history': async () => (await import('./fields/world-history.ts')).worldHistory,
  economics: async () => (await import('./fields/economics.ts')).economics,
  business: async () => (await import('./fields/business.ts')).business,
  ict: async () => (await import('./fields/ict.ts')).ict,
  citizenship: async () => (await import('./fields/citizenship.ts')).citizenship,
  psychology: async () => (await import('./fields/psychology.ts')).psychology,
  sociology: async () => (await import('./fields/sociology.ts')).sociology,
  health: async () => (await import('./fields/health.ts')).health,
  mathematics: async () => (await import('./fields/mathematics.ts')).mathematics,
  'english-language': async () => (await import('./fields/english-language.ts')).englishLanguage,
  'chinese-language': async () => (await import('./fields/chinese-language.ts')).chineseLanguage,
  science: async () => (await import('./fields/science.ts')).science,
} as const satisfies Readonly<Record<string, () => Promise<string>>>

export type FieldName = keyof typeof FIELDS

/** The written questions of each field, loaded with it. */
export const ITEMS: Readonly<Partial<Record<FieldName, () => Promise<string>>>> = {
  biology: async () => (await import('./items/biology.ts')).biology,
  chemistry: async () => (await import('./items/chemistry.ts')).chemistry,
  physics: async () => (await import('./items/physics.ts')).physics,
  geography: async () => (await import('./items/geography.ts')).geography,
  'chinese-history': async () => (await import('./items/chinese-history.ts')).chineseHistory,
  'world-history': async () => (await import('./items/world-history.ts')).worldHistory,
  economics: async () => (await import('./items/economics.ts')).economics,
  business: async () => (await import('./items/business.ts')).business,
  ict: async () => (await import('./items/ict.ts')).ict,
  citizenship: async () => (await import('./items/citizenship.ts')).citizenship,
  psychology: async () => (await import('./items/psychology.ts')).psychology,
  sociology: async () => (await import('./items/sociology.ts')).sociology,
  health: async () => (await import('./items/health.ts')).health,
  science: async () => (await import('./items/science.ts')).science,
}
