/** The parts that most templates have, named once. */
import type { TemplateSection } from '#domain/template.ts'

export const HEADER_SECTION: TemplateSection = {
  id: 'header',
  name: { en: 'Header', 'zh-TW': '卷首', 'zh-CN': '卷头' },
  type: 'header',
  required: true,
  customizable: true,
}
export const INSTRUCTIONS_SECTION: TemplateSection = {
  id: 'instructions',
  name: { en: 'Instructions', 'zh-TW': '考生須知', 'zh-CN': '注意事项' },
  type: 'instructions',
  required: true,
  customizable: true,
}
export const QUESTIONS_SECTION: TemplateSection = {
  id: 'questions',
  name: { en: 'Questions', 'zh-TW': '題目', 'zh-CN': '题目' },
  type: 'questions',
  required: true,
  customizable: true,
}
export const FOOTER_SECTION: TemplateSection = {
  id: 'footer',
  name: { en: 'Footer', 'zh-TW': '頁尾', 'zh-CN': '页脚' },
  type: 'footer',
  required: true,
  customizable: false,
}
export const ANSWER_SPACE_SECTION: TemplateSection = {
  id: 'answer-space',
  name: { en: 'Answer Space', 'zh-TW': '作答位置', 'zh-CN': '答题位置' },
  type: 'answer_space',
  required: true,
  customizable: false,
}
