/** Finds the language data of Tesseract that the operator has installed; nothing is ever fetched. */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { OCR_LANGUAGES, type OcrLanguage } from '#reading/ocr/recognised-page.ts'

export type LanguageData = {
  /** Full paths of the files found, by language. */
  readonly files: Partial<Readonly<Record<OcrLanguage, string>>>
  /** Where the operator puts what is missing. */
  readonly folder: string
}

/** What of the environment decides. */
export type DataEnvironment = { readonly DATA_DIR?: string | undefined; readonly TESSDATA_PREFIX?: string | undefined }

/** `systemFolders` are looked through after the product's own folder. */
export function findLanguageData(
  environment: DataEnvironment = process.env,
  systemFolders: readonly string[] = installedFolders(),
): LanguageData {
  const folder = resolve(environment.DATA_DIR ?? './data', 'tessdata')
  const folders = [
    folder,
    ...(environment.TESSDATA_PREFIX ? [resolve(environment.TESSDATA_PREFIX)] : []),
    ...systemFolders,
  ]
  const files = OCR_LANGUAGES.flatMap((language) => {
    const path = folders
      .flatMap((each) => [join(each, `${language}.traineddata`), join(each, `${language}.traineddata.gz`)])
      .find((file) => existsSync(file))
    return path === undefined ? [] : [[language, path] as const]
  })
  return { files: Object.fromEntries(files), folder }
}

/** The languages there are data of. */
export const languagesOf = ({ files }: LanguageData): OcrLanguage[] =>
  OCR_LANGUAGES.filter((language) => files[language] !== undefined)

/** Where Debian and its kin (a folder a version), Fedora, Arch and Homebrew put the data of their Tesseract. */
function installedFolders(): string[] {
  const debian = '/usr/share/tesseract-ocr'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  return [
    ...versions.map((version) => join(debian, version, 'tessdata')),
    '/usr/share/tesseract/tessdata',
    '/usr/share/tessdata',
    '/usr/local/share/tessdata',
    '/opt/homebrew/share/tessdata',
  ]
}
