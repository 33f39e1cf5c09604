/**
 * Lint rule: what a reader sees or hears in src/web comes from the catalogue of messages, titles of pages and dates
 * from the one place for each.
 */
import { relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** Attributes and properties that are read out or shown. */
const SHOWN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'alt',
  'placeholder',
  'label',
  'closeLabel',
  'hint',
])
/** Ways to write a number or a date without saying in which language. */
const UNLOCALISED = new Set([
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toDateString',
  'toTimeString',
  'toUTCString',
])
/**
 * Punctuation that joins words differs by language as words do; signs alone, as `/` or `×`, and the point after a
 * number, do not.
 */
const WORDS = /[\p{L},;:!?]|\.(?!\s*$)|\S\./u

/** The little of ESTree that the rule reads. */
type Node = { readonly type: string; readonly [key: string]: unknown }
type Context = { readonly filename: string; report(fault: { message: string; node: Node }): void }

/** The words that an expression shows in one branch or another. */
function wordsIn(node: Node | null | undefined): string | undefined {
  if (node === null || node === undefined) return undefined
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && WORDS.test(node.value) ? node.value : undefined
    case 'JSXText':
      return WORDS.test(node.value as string) ? (node.value as string).trim() : undefined
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[])
        .map(({ value }) => value.cooked)
        .find((part) => WORDS.test(part))
    case 'JSXExpressionContainer':
      return wordsIn(node.expression as Node)
    case 'ConditionalExpression':
      return wordsIn(node.consequent as Node) ?? wordsIn(node.alternate as Node)
    case 'LogicalExpression':
      return wordsIn(node.right as Node)
    case 'BinaryExpression':
      return node.operator === '+' ? (wordsIn(node.left as Node) ?? wordsIn(node.right as Node)) : undefined
    default:
      return undefined
  }
}

const nameOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Identifier' || node?.type === 'JSXIdentifier'
    ? (node.name as string)
    : node?.type === 'MemberExpression'
      ? nameOf(node.property as Node)
      : undefined

const rule = {
  create(context: Context): Record<string, (node: Node) => void> {
    const path = relative(root, context.filename).split(sep).join('/')
    if (!/src\/web\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) return {}
    const check = (shown: Node | null | undefined, node: Node): void => {
      const words = wordsIn(shown)
      if (words !== undefined)
        context.report({
          message: `"${words}" is shown to a reader: write it in src/messages, in each language.`,
          node,
        })
    }
    return {
      JSXText: (node) => check(node, node),
      JSXElement: (node) => {
        for (const child of node.children as Node[]) if (child.type === 'JSXExpressionContainer') check(child, child)
      },
      JSXFragment: (node) => {
        for (const child of node.children as Node[]) if (child.type === 'JSXExpressionContainer') check(child, child)
      },
      JSXAttribute: (node) => {
        if (SHOWN.has(nameOf(node.name as Node) ?? '')) check(node.value as Node, node)
      },
      CallExpression: (node) => {
        const callee = node.callee as Node
        const given = node.arguments as Node[]
        const name = nameOf(callee)
        if (name === 'toast' || (callee.type === 'MemberExpression' && nameOf(callee.object as Node) === 'toast'))
          check(given[0], node)
        if (name !== undefined && UNLOCALISED.has(name))
          context.report({
            message: `${name} takes the language of the browser, not of the page: use Intl with DATE_TAGS of app/language.ts.`,
            node,
          })
      },
      NewExpression: (node) => {
        const callee = node.callee as Node
        if (
          callee.type === 'MemberExpression' &&
          nameOf(callee.object as Node) === 'Intl' &&
          (node.arguments as Node[]).length === 0
        )
          context.report({
            message:
              'Intl without a language takes that of the browser: name the reader’s by DATE_TAGS of app/language.ts.',
            node,
          })
      },
      AssignmentExpression: (node) => {
        const target = node.left as Node
        if (
          target.type === 'MemberExpression' &&
          nameOf(target) === 'title' &&
          nameOf(target.object as Node) === 'document' &&
          path !== 'src/web/floor/page-title.ts'
        )
          context.report({
            message: 'A page is named by usePageTitle (app/page-title.ts), in the language of its reader.',
            node,
          })
      },
    }
  },
}

export default { meta: { name: 'texts' }, rules: { 'from-catalogue': rule } }
