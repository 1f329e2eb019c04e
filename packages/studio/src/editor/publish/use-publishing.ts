import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PublishEntry } from '@vitrine/contract'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { sessionQuery } from '../../api/session.ts'
import {
  type ChangedDocument,
  chooseFirst,
  getKey,
  listEntries,
  loadChangedDocuments,
  sortOpenFirst,
} from './changed-documents.ts'
import { NotSaved } from './not-saved.ts'
import { usePublishHost } from './publish-host.ts'
import { type PlannedTime, usePublishForm } from './use-publish-form.ts'
import { useTimeZone } from './use-time-zone.ts'
import { toInstant } from './zoned-time.ts'

const NONE: readonly ChangedDocument[] = []

/** Loads the changes of the site, and returns them with the chosen ones and the calls that publish these. */
export function usePublishing() {
  const { open, proposedIds } = usePublishHost()
  const session = useQuery(sessionQuery).data
  const ownTimeZone = useTimeZone()
  const timeZone = ownTimeZone ?? 'UTC'
  const mayPublish = session ? may(session.member.role, 'content.publish') : false
  const mayEdit = session ? may(session.member.role, 'content.edit') : false
  const changes = useQuery({
    queryKey: ['listDocuments', 'changed'],
    queryFn: async () => {
      if (open && !(await open.save())) throw new NotSaved()
      return loadChangedDocuments()
    },
    // An older list would publish older drafts, and not those changed since.
    staleTime: 0,
    gcTime: 0,
  })
  const documents = changes.data ? sortOpenFirst(changes.data, open) : NONE
  const form = usePublishForm(timeZone, mayPublish)
  const [ownChoice, setChoice] = useState<ReadonlySet<string>>()
  const chosen =
    ownChoice ?? chooseFirst(documents, { open, proposedIds, memberId: session?.member.id })
  const entries = listEntries(documents).filter((entry) => chosen.has(getKey(entry)))
  const proposal = useProposal(entries)
  const actions = useActions(entries, timeZone)
  const setChosen = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const key of keys)
      if (isChosen) next.add(key)
      else next.delete(key)
    setChoice(next)
  }
  return {
    session,
    mayPublish,
    mayEdit,
    changes,
    documents,
    chosen,
    setChosen,
    entries,
    proposal,
    form,
    timeZone,
    hasTimeZone: ownTimeZone !== undefined,
    ...actions,
  }
}

export type Publishing = ReturnType<typeof usePublishing>

/** Loads the issues of the chosen drafts, and the drafts that belong to them. */
function useProposal(entries: readonly PublishEntry[]) {
  return useQuery({
    queryKey: ['proposePublication', entries],
    queryFn: () => callApi('proposePublication', { body: { entries: [...entries] } }),
    enabled: entries.length > 0,
    placeholderData: keepPreviousData,
  })
}

function useActions(entries: readonly PublishEntry[], timeZone: string) {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries()
  const body = { entries: [...entries] }
  const publishing = useMutation({
    mutationFn: () => callApi('publishDocuments', { body }),
    onSuccess,
  })
  const scheduling = useMutation({
    mutationFn: (planned: PlannedTime) => {
      const runAt = toInstant(`${planned.date}T${planned.time}`, timeZone).toISOString()
      return callApi('createSchedule', { body: { ...body, action: 'publish', runAt } })
    },
    onSuccess,
  })
  const requesting = useMutation({
    mutationFn: (note: string) =>
      callApi('requestReview', { body: { ...body, ...(note !== '' && { note }) } }),
    onSuccess,
  })
  return { publishing, scheduling, requesting }
}
