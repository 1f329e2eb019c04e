type Task = () => Promise<unknown>

const tasks = new Set<Task>()

/** The longest wait for what is to be saved; the changes are stored in the browser by then. */
const MAX_WAIT_MS = 5000

/** Adds what must be saved before `reloadPage` reloads. Returns the function that removes it. */
export function saveBeforeReload(task: Task): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Saves what the screen has added, and reloads the page. */
export async function reloadPage(reload = () => location.reload()): Promise<void> {
  const saved = Promise.allSettled([...tasks].map((task) => task()))
  const late = new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS)
  })
  await Promise.race([saved, late])
  reload()
}
