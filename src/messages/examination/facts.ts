/** What the rubric of an HKDSE paper speaks of, computed from its questions. */

export type ExaminationFacts = {
  /** `answered`: how many questions of it are answered; undefined: all. */
  readonly sections: readonly { readonly label: string; readonly marks: number; readonly answered?: number }[]
  readonly questions: number
}
