/** Why a file could not be used, in the words of the application but for what only the demo cannot do. */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { ToldMessages } from '#messages/told/en.ts'
import type { PublicReader } from '../../public-floor/reader.ts'
import type { SampleFault } from './read-sample.ts'
import { SAMPLE_LIMITS } from './limits.ts'

const LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<ToldMessages>>> = {
  en: () => import('#messages/told/en.ts').then((module) => module.en),
  'zh-TW': () => import('#messages/told/zh-TW.ts').then((module) => module.zhTW),
  'zh-CN': () => import('#messages/told/zh-CN.ts').then((module) => module.zhCN),
}

export async function wordFault(
  fault: SampleFault,
  {
    language,
    texts: {
      demo: { faults },
    },
  }: PublicReader,
): Promise<string> {
  switch (fault.code) {
    case 'too_little':
      return faults.tooLittle
    case 'scan':
    case 'doubtful_scan':
      return faults.scan
    case 'too_many_pages':
      return faults.tooLong(SAMPLE_LIMITS.pages)
    case 'empty':
    case 'too_large':
    case 'wrong_type':
    case 'unsupported_type':
    case 'old_word':
    case 'password':
    case 'damaged':
    case 'garbage_text':
    case 'no_text':
    case 'too_slow':
    case 'too_much_memory':
      return (await LOADERS[language]()).readingFaults[fault.code](fault)
  }
}
