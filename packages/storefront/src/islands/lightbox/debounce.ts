/** Returns a function that calls `run` once after `ms` without further calls. */
export function debounce(ms: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
}
