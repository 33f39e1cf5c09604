/** Of libraries without types, or with those of a browser, what the tests use. */
declare module 'jsdom' {
  type Node = import('./structure-of.ts').MathsElement
  export class JSDOM {
    constructor(html: string)
    readonly window: {
      readonly document: { createElement(name: string): Node }
      readonly DOMParser: new () => { parseFromString(xml: string, type: string): { readonly documentElement: Node } }
      readonly XMLSerializer: unknown
      readonly Node: unknown
      readonly HTMLElement: unknown
      readonly Element: { readonly prototype: object }
    }
  }
}
declare module 'omml2mathml' {
  type Node = import('./structure-of.ts').MathsElement
  /** The MathML of an `m:oMath` element. */
  export default function omml2mathml(equation: Node): Node
}
