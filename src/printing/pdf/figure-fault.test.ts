import { expect, test } from 'vitest'
import { figureFault } from './figure-fault.ts'

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`

test.each([
  { name: 'a plain drawing', figure: svg('<path d="M0 0 L10 10"/><text x="1" y="2">甲</text>'), fault: undefined },
  {
    name: 'a drawing that refers to its own marker',
    figure: svg('<g id="a"/><use href="#a"/><path marker-end="url(#a)"/>'),
    fault: undefined,
  },
  { name: 'no SVG', figure: '<html></html>', fault: 'the figure is not an SVG element' },
  { name: 'entities', figure: `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, fault: 'the figure is not an SVG element' },
  { name: 'entities inside', figure: svg('<!ENTITY a "b">'), fault: 'the figure declares entities' },
  {
    name: 'private-use text, on which Typst loops',
    figure: svg('<text>\uE000</text>'),
    fault: 'the figure has text in private-use characters',
  },
  {
    name: 'private-use text by number',
    figure: svg('<text>&#xE000;</text>'),
    fault: 'the figure has text in private-use characters',
  },
  {
    name: 'private-use text by decimal number',
    figure: svg('<text>&#57344;</text>'),
    fault: 'the figure has text in private-use characters',
  },
  { name: 'a letter by number', figure: svg('<text>&#65;</text>'), fault: undefined },
  {
    name: 'a file of the machine',
    figure: svg('<image href="file:///etc/passwd"/>'),
    fault: 'the figure holds a script, a page or a picture',
  },
  { name: 'a link', figure: svg('<a xlink:href="https://example.org"/>'), fault: 'the figure points outside itself' },
  {
    name: 'a fill from outside',
    figure: svg('<rect fill="url(https://example.org/a.svg#b)"/>'),
    fault: 'the figure points outside itself',
  },
  { name: 'a script', figure: svg('<script>1</script>'), fault: 'the figure holds a script, a page or a picture' },
  {
    name: 'too much',
    figure: svg('x'.repeat(2_000_001)),
    fault: 'the figure has 2000070 characters: expected at most 2000000',
  },
])('$name: $fault', ({ figure, fault }) => {
  expect(figureFault(figure)).toBe(fault)
})
