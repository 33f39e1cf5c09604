export function QuizPreview() {
  return <main id="main" />
}
