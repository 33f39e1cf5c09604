/** What holds the items of a package of QTI 2.1 together: the test in its sections, and the manifest. */
import { element, lines, xmlDocument, type Xml } from '../platforms/xml.ts'
import { QTI_NAMESPACE, type Item } from './item.ts'

export const TEST_FILE = 'assessment.xml'
export const itemFile = ({ identifier }: Item): string => `${identifier}.xml`

export type ItemSection = { readonly title: string; readonly items: readonly Item[] }

/** `minutes`: the time of the paper. The score of the test is the sum of those of its items. */
export function formatTest(title: string, minutes: number, sections: readonly ItemSection[]): string {
  return xmlDocument(
    element(
      'assessmentTest',
      { xmlns: QTI_NAMESPACE, identifier: 'paper', title },
      lines([
        element(
          'outcomeDeclaration',
          { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
          element('defaultValue', {}, element('value', {}, '0')),
        ),
        element('timeLimits', { maxTime: minutes * 60 }),
        element(
          'testPart',
          { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'simultaneous' },
          // A test has a section, even one of a paper without questions.
          lines((sections.length === 0 ? [{ title, items: [] }] : sections).map(formatSection)),
        ),
        element(
          'outcomeProcessing',
          {},
          element(
            'setOutcomeValue',
            { identifier: 'SCORE' },
            element('sum', {}, element('testVariables', { variableIdentifier: 'SCORE' })),
          ),
        ),
      ]),
    ),
  )
}

const formatSection = ({ title, items }: ItemSection, index: number): Xml =>
  element(
    'assessmentSection',
    { identifier: `section-${index + 1}`, title, visible: true },
    lines(items.map((item) => element('assessmentItemRef', { identifier: item.identifier, href: itemFile(item) }))),
  )

/** `pictures`: the files that the items show, which belong to them all. */
export function formatManifest(items: readonly Item[], pictures: readonly string[]): string {
  const resource = (identifier: string, type: string, href: string, ...inside: readonly Xml[]): Xml =>
    element('resource', { identifier, type, href }, element('file', { href }), ...inside)
  return xmlDocument(
    element(
      'manifest',
      { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', identifier: 'manifest' },
      lines([
        element('metadata', {}, element('schema', {}, 'QTIv2.1 Package'), element('schemaversion', {}, '1.0.0')),
        element('organizations', {}),
        element(
          'resources',
          {},
          lines([
            resource(
              'paper',
              'imsqti_test_xmlv2p1',
              TEST_FILE,
              ...items.map(({ identifier }) => element('dependency', { identifierref: identifier })),
            ),
            ...items.map((item) =>
              resource(
                item.identifier,
                'imsqti_item_xmlv2p1',
                itemFile(item),
                ...pictures
                  .filter((file) => item.xml.includes(`src="${file}"`))
                  .map((href) => element('file', { href })),
              ),
            ),
          ]),
        ),
      ]),
    ),
  )
}
