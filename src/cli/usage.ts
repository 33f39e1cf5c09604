/** What `setpaper help` prints. */
import { FORMAT_IDS, USUAL_FORMAT } from '#formats/formats.ts'
import { FORMS } from '#domain/parallel-form.ts'
import { VERSIONS } from '#domain/version.ts'
import { DEFAULT_MARKS } from '#domain/marks.ts'
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { MOST_SOURCES } from '#domain/limits.ts'
import { QUESTION_TYPES } from '#domain/question.ts'
import { templatesFor } from '#templates/templates.ts'
import { DEFAULT_QUESTIONS, DEFAULT_TYPES } from './parse-wish.ts'

const { totalQuestions, totalMarks, timeLimit } = CONFIGURATION_NUMBERS
const range = ({ least, most }: { readonly least: number; readonly most: number }): string => `${least} to ${most}`
/** Names on lines of their own, under the words of an option. */
const listed = (names: readonly string[], last: string): string =>
  `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`.replaceAll(/(.{60,90}?) /g, `$1\n${' '.repeat(31)}`)

export const USAGE = `setpaper: turns documents into an exam paper and an answer key

  setpaper make FILE...        make a paper from at most ${MOST_SOURCES} documents (PDF, .docx, .doc, .pptx, .txt)
    --questions N              how many questions, ${range(totalQuestions)} (${DEFAULT_QUESTIONS})
    --types A,B                ${listed(QUESTION_TYPES, 'or')}
                               (${DEFAULT_TYPES.join(', ')})
    --difficulty D             easy, medium, hard or mixed (mixed)
    --language L               en, zh-TW or zh-CN (the document's)
    --title T                  title of the paper (the first topic's subject)
    --marks N                  total marks, ${range(totalMarks)} (${DEFAULT_MARKS} a question)
    --time N                   minutes, ${range(timeLimit)} (${timeLimit.default})
    --template T               ${listed(
      templatesFor('standard').map(({ id }) => id),
      'or',
    )} (the one that suits)
    --seed S                   the same seed makes the same paper (a new one each time)
    -o, --output FILE          the question paper as PDF (named from the title)
    --key FILE                 the answer key as PDF
    --json FILE                the paper as data, for setpaper print
    --avoid PAPER.json         what this paper asks comes last; may be given several times

  setpaper topics FILE         show the topics of a document
    --json                     as JSON

  setpaper print PAPER.json    print a paper that was kept with --json
    --template T               another template
    --part paper|key|both      what to print (paper)
    --version ${VERSIONS[0]}-${VERSIONS.at(-1)}              a version of it, where versions were made
    -o, --output FILE          the PDF (named from the title); with both, the key is written beside it as FILE_answer_key.pdf

  setpaper export PAPER.json   a paper that was kept with --json as a file
    --format F                 ${listed(FORMAT_IDS, 'or')} (${USUAL_FORMAT})
    --formats F,G              several of them, as one ZIP file or in a folder
    --losses convert|leave_out   what becomes of questions that the format cannot hold as they are (convert)
    --template T, --part P, --version V, -o FILE   as for print; with --formats, -o names a ZIP file (FILE.zip) or a folder

  setpaper hkdse PAPER         a whole paper of HKDSE Mathematics, every key proved: paper-1, paper-1-mock, paper-2 or paper-2-mock
    --language L               en, zh-TW or zh-CN (en)
    --form ${FORMS[0]}-${FORMS.at(-1)}                 a parallel form: other numbers in the same structure (1)
    --seed S, -o FILE, --key FILE, --json FILE   as for make

  setpaper families            the question families: unit, places in the papers, how many draws they hold
    --unit U                   of one learning unit (JS1-JS31, SS1-SS19)
    --proof                    how the key of each is proved
    --json                     as JSON
  setpaper draw [FAMILY...]    questions as JSON lines, with what was drawn and claims that anyone can check
    -n, --count N              how many (10)
    --at SEED                  the very draw of which a line was printed
    --language L, --seed S, --text

  For whoever runs the service, with its variables (docs/operating.md):

  setpaper backup FILE         write all data and files into one file; the service may run
  setpaper restore FILE        put a backup back into an empty database; the service must not run
    --force                    replace everything that is there

  setpaper reset-password EMAIL   give an account a new random password and end its sessions
    --password P               this one instead

  setpaper grant-credits EMAIL N  give an account N credits, beside what it has`
