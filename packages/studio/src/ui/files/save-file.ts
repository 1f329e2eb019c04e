/** Lets the browser save a file. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const url = URL.createObjectURL(new Blob([...parts], { type }))
  downloadFile(url, name)
  URL.revokeObjectURL(url)
}

/** Lets the browser download a file; without a name, under that of the server. */
export function downloadFile(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
