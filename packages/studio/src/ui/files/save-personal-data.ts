import { downloadFile, saveFile } from './save-file.ts'

/** Saves what is stored about a person: as JSON, or as a zip file with the files that the person has sent. */
export function savePersonalData(
  name: string,
  data: { readonly json: string; readonly archiveUrl: string | null },
): void {
  if (data.archiveUrl === null) saveFile(`${name}.json`, [data.json], 'application/json')
  else downloadFile(data.archiveUrl)
}
