/** Texts in an item of QTI 2.1: XHTML, formulas as MathML, pictures in the package. */
import { escapeXml } from '#domain/xml-text.ts'
import type { LoneFormula, Mathml } from '#domain/lone-formula.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import type { Dialect } from '../platforms/markup.ts'
import { NOTHING } from '../platforms/xml.ts'

/** The dialect of a first pass, which only finds the formulas, each once. */
export function formulaCollector(messages: PrintedMessages): {
  readonly dialect: Dialect
  readonly formulas: () => readonly LoneFormula[]
} {
  const found = new Map<string, LoneFormula>()
  return {
    dialect: {
      messages,
      text: () => NOTHING,
      formula({ tex, display }) {
        found.set(keyOf({ tex, display }), { tex, display })
        return NOTHING
      },
      pictureOf: () => '',
    },
    formulas: () => [...found.values()],
  }
}

/** `set`: what became of the formulas; `pictureOf` keeps the picture and names its file. */
export function qtiDialect(
  messages: PrintedMessages,
  formulas: readonly LoneFormula[],
  set: readonly Mathml[],
  pictureOf: (svg: string) => string,
): Dialect {
  const mathml = new Map(formulas.map((formula, index) => [keyOf(formula), set[index]]))
  return {
    messages,
    text: (run) => ({ xml: escapeXml(run) }),
    // LaTeX that MathJax does not know is shown as it is written.
    formula: ({ tex, display }) => ({ xml: mathml.get(keyOf({ tex, display })) ?? escapeXml(tex) }),
    pictureOf,
  }
}

const keyOf = ({ tex, display }: LoneFormula): string => `${display ? 'block' : 'inline'} ${tex}`
