/** Branded identifiers: a `PaperId` does not pass for a `TopicId`. */
declare const brand: unique symbol
export type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type PaperId = Id<'Paper'>
export type QuestionId = Id<'Question'>
export type TopicId = Id<'Topic'>
export type DocumentId = Id<'Document'>
export type PassageId = Id<'Passage'>
export type TemplateId = Id<'Template'>

/** Names a plain string as an identifier of the wanted kind; the border that read it has checked it. */
export const asId = <Kind extends string>(text: string): Id<Kind> => text as Id<Kind>
