import type { InstallationTask } from '@vitrine/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../api/call-api.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'

const POLL_MS = 1_000

/** The time for which an export can be downloaded. */
const DAY_MS = 86_400_000

/** The tasks that a screen starts one at a time. */
export type TaskSlot = 'backup' | 'copy' | 'export' | 'import'

/** The target of an import: a new site, or this one, which has no content yet. */
export type ImportTarget = 'new' | 'this'

/** A started task, as it is stored for a return to its screen. */
interface Stored {
  readonly id: string
  readonly target: ImportTarget
}

/** A task that was started on this screen, if one was, as it goes on. */
export interface StartedTask {
  readonly task: InstallationTask | undefined
  /** Whether the task is still to end, or was found again and is not loaded yet. */
  readonly isOpen: boolean
  /** The error of the last look at it; the next one follows. */
  readonly error: Error | null
  /** The target of an import. */
  readonly target: ImportTarget
  readonly start: (task: InstallationTask, target?: ImportTarget) => void
  readonly clear: () => void
}

/** Follows a task that the person starts, also after they have left the screen and come back. */
export function useTask(slot: TaskSlot): StartedTask {
  const [stored, setStored] = useState(() => readStored(slot))
  const { data, error } = useQuery({
    ...taskQuery(stored?.id ?? ''),
    enabled: stored !== undefined,
    refetchInterval: ({ state }) =>
      isUnknown(state.error) || (state.data && !isRunning(state.data)) ? false : POLL_MS,
    staleTime: 0,
  })
  const isGone = isUnknown(error) || (data !== undefined && isExpired(data))
  const isSeen = data !== undefined && !isRunning(data)
  useEffect(() => {
    // The outcome was seen; a file can be downloaded later, too.
    if (isGone || (isSeen && slot !== 'export')) getStorage(slot).removeItem(getKey(slot))
  }, [slot, isGone, isSeen])
  const task = isGone ? undefined : data
  const isOpen = stored !== undefined && !isGone && !isSeen
  return {
    task,
    isOpen,
    error: isOpen ? error : null,
    target: stored?.target ?? 'new',
    start: (started, target = 'new') => {
      queryClient.setQueryData(taskQuery(started.id).queryKey, started)
      getStorage(slot).setItem(getKey(slot), `${started.id} ${target}`)
      setStored({ id: started.id, target })
    },
    clear: () => {
      getStorage(slot).removeItem(getKey(slot))
      setStored(undefined)
    },
  }
}

/** Returns whether a task of this tab has not ended, as far as is known. */
export function hasStoredTask(slot: TaskSlot): boolean {
  return readStored(slot) !== undefined
}

function taskQuery(id: string) {
  return routeQuery('readInstallationTask', { params: { id } })
}

/** Returns whether a task is still to end. */
function isRunning({ state }: InstallationTask): boolean {
  return state === 'waiting' || state === 'running'
}

/** Returns whether the server has no such task of this person, as when someone else has signed in. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Returns whether the file of an export has been deleted. */
function isExpired({ endedAt }: InstallationTask): boolean {
  return endedAt !== null && Date.now() - Date.parse(endedAt) > DAY_MS
}

/** Returns the storage of a task: a file can be downloaded after the tab was closed, too. */
function getStorage(slot: TaskSlot): Storage {
  return slot === 'export' ? localStorage : sessionStorage
}

function getKey(slot: TaskSlot): string {
  return `vitrine.task.${slot}`
}

function readStored(slot: TaskSlot): Stored | undefined {
  const [id = '', target] = (getStorage(slot).getItem(getKey(slot)) ?? '').split(' ')
  if (id === '') return undefined
  return { id, target: target === 'this' ? 'this' : 'new' }
}
