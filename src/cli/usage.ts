/** What `setpaper help` prints. */
export const USAGE = `setpaper: turns documents into an exam paper and an answer key

  setpaper make FILE...        make a paper from documents (PDF, .docx, .doc, .txt)
    --questions N              how many questions, 5 to 100 (20)
    --types A,B                multiple_choice, true_false, fill_blank, matching, short_answer, essay, long_question
                               (multiple_choice, true_false, fill_blank, short_answer)
    --difficulty D             easy, medium, hard or mixed (mixed)
    --language L               en, zh-TW or zh-CN (the document's)
    --title T                  title of the paper (the first topic's subject)
    --marks N                  total marks, 50 to 300 (2 a question)
    --time N                   minutes, 15 to 300 (60)
    --template T               hong-kong-primary-mathematics, hong-kong-secondary-english, traditional-chinese-language,
                               science-practical-worksheet, quick-quiz or comprehensive-examination (the last two by the time)
    --seed S                   the same seed makes the same paper (a new one each time)
    -o, --output FILE          the question paper as PDF (named from the title)
    --key FILE                 the answer key as PDF
    --json FILE                the paper as data, for setpaper print

  setpaper topics FILE         show the topics of a document
    --json                     as JSON

  setpaper print PAPER.json    print a paper that was kept with --json
    --template T               another template
    --part paper|key|both      what to print (paper)
    -o, --output FILE          the PDF; with both, the key is written beside it as FILE_answer_key.pdf

  setpaper hkdse PAPER         a whole paper of HKDSE Mathematics, every key proved: paper-1, paper-1-mock, paper-2 or paper-2-mock
    --language L               en, zh-TW or zh-CN (en)
    --form A-F                 a parallel form: other numbers in the same structure (A)
    --seed S, -o FILE, --key FILE, --json FILE   as for make

  setpaper families            the question families: unit, places in the papers, how many draws they hold
    --unit U                   of one learning unit (JS1-JS31, SS1-SS19)
    --proof                    how the key of each is proved
    --json                     as JSON
  setpaper draw [FAMILY...]    questions as JSON lines, with what was drawn and claims that anyone can check
    -n, --count N              how many (1)
    --at SEED                  the very draw of which a line was printed
    --language L, --seed S, --text

  For whoever runs the service, with its variables (docs/operating.md):

  setpaper backup FILE         write all data and files into one file; the service may run
  setpaper restore FILE        put a backup back into an empty database; the service must not run
    --force                    replace everything that is there

  setpaper reset-password EMAIL   give an account a new random password and end its sessions
    --password P               this one instead

  setpaper grant-credits EMAIL N  give an account N credits, beside what it has`
