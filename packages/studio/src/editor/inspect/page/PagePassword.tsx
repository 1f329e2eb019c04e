import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { may } from '@vitrine/model'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { routeQuery } from '../../../api/route-query.ts'
import { sessionQuery } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import styles from '../Inspector.module.css'

/** The password of a page, which applies at once: it is not a part of the draft. */
export function PagePassword({ documentId }: { readonly documentId: string }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const role = useQuery(sessionQuery).data?.member.role
  const mayPublish = role !== undefined && may(role, 'content.publish')
  const lock = useQuery(routeQuery('readPageLock', { params: { documentId } })).data
  const refresh = async () => {
    setPassword('')
    await queries.invalidateQueries({ queryKey: ['readPageLock'] })
  }
  const setting = useMutation({
    mutationFn: () => callApi('setPageLock', { params: { documentId }, body: { password } }),
    onSuccess: refresh,
  })
  const deleting = useMutation({
    mutationFn: () => callApi('deletePageLock', { params: { documentId } }),
    onSuccess: refresh,
  })
  const error = setting.error ?? deleting.error
  const reason = mayPublish ? undefined : t('inspector.password.mayNot')
  return (
    <form
      className={styles['choice']}
      onSubmit={(event) => {
        event.preventDefault()
        if (mayPublish && !setting.isPending) setting.mutate()
      }}
    >
      <p className={styles['note']}>
        {t(lock?.hasPassword ? 'inspector.password.set' : 'inspector.password.missing')}
      </p>
      <TextField
        label={t('inspector.password')}
        type="password"
        autoComplete="new-password"
        value={password}
        isDisabled={!mayPublish}
        onChange={setPassword}
        {...(error && { error: error.message })}
      />
      <div className={styles['row']}>
        <Button
          small
          type="submit"
          disabledReason={reason ?? (password === '' ? t('inspector.password.empty') : undefined)}
        >
          {t(lock?.hasPassword ? 'inspector.password.change' : 'inspector.password.save')}
        </Button>
        {lock?.hasPassword && (
          <Button small quiet disabledReason={reason} onPress={() => deleting.mutate()}>
            {t('inspector.password.delete')}
          </Button>
        )}
      </div>
    </form>
  )
}
