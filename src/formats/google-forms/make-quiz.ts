/** What runs in Google Apps Script: it reads PAPER, which stands before it. Nothing of a paper is put into this text. */
export const MAKE_QUIZ = `function makeQuiz() {
  const form = FormApp.create(PAPER.title)
  form.setTitle(PAPER.title).setDescription(PAPER.description).setIsQuiz(true)
  PAPER.items.forEach(function (item) {
    addItem(form, item)
  })
  Logger.log(form.getEditUrl())
}

function addItem(form, item) {
  if (item.kind === 'passage') {
    form.addSectionHeaderItem().setTitle(item.title).setHelpText(item.text)
    return
  }
  const feedback = item.feedback === '' ? undefined : FormApp.createFeedback().setText(item.feedback).build()
  if (item.kind === 'choice') {
    const choice = form.addMultipleChoiceItem().setTitle(item.title).setPoints(item.points)
    choice.setChoices(
      item.options.map(function (option, index) {
        return choice.createChoice(option, index === item.key)
      }),
    )
    if (feedback !== undefined) choice.setFeedbackForCorrect(feedback).setFeedbackForIncorrect(feedback)
    return
  }
  const open = item.kind === 'text' ? form.addTextItem() : form.addParagraphTextItem()
  open.setTitle(item.title).setPoints(item.points)
  if (feedback !== undefined) open.setGeneralFeedback(feedback)
}
`
