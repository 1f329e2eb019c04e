import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { QueryView } from '../../../ui/states/QueryView.tsx'
import { TableSkeleton } from '../../../ui/states/TableSkeleton.tsx'
import { openSiteSettings, type SettingsStore } from '../../announcement/open-site-settings.ts'
import { useEditor } from '../../context.ts'
import { useSide } from '../../side.ts'
import { newId } from '../../store/new-id.ts'
import { Fieldset } from '../controls/Fieldset.tsx'
import { useDraft } from '../controls/use-draft.ts'
import styles from '../Inspector.module.css'
import { formatText } from '../values/parse-text.ts'
import {
  getAccountName,
  nameService,
  readProfile,
  type SocialAccount,
} from '../values/social-accounts.ts'

type Change = (accounts: readonly SocialAccount[]) => readonly SocialAccount[]

/** The profiles of the site at other services, which header, footer and social links lead to. */
export function SocialAccounts() {
  const t = useTranslate()
  const query = useSide(openSiteSettings)
  const label = t('header.social')
  return (
    <section className={styles['group']} aria-label={label}>
      <h3>{label}</h3>
      <p className={styles['note']}>{t('header.social.note')}</p>
      <QueryView query={query} skeleton={<TableSkeleton widths={[16]} rows={2} />}>
        {(settings) => <AccountList settings={settings} />}
      </QueryView>
    </section>
  )
}

function AccountList({ settings }: { readonly settings: SettingsStore }) {
  const { isReadOnly } = useEditor()
  const accounts = useStore(settings.state, ({ body }) => body.socialAccounts)
  const change = (run: Change, key?: string) =>
    settings.change(
      'editor.step.settings.social',
      (body) => ({ ...body, socialAccounts: [...run(body.socialAccounts)] }),
      key,
    )
  return (
    <>
      {accounts.map((account, at) => (
        <Account
          key={account.id}
          account={account}
          at={at}
          count={accounts.length}
          onChange={change}
        />
      ))}
      {!isReadOnly && <AddAccount onAdd={(account) => change((before) => [...before, account])} />}
    </>
  )
}

interface AccountProps {
  readonly account: SocialAccount
  readonly at: number
  readonly count: number
  readonly onChange: (run: Change, key?: string) => void
}

function Account({ account, at, count, onChange }: AccountProps) {
  const t = useTranslate()
  const { isReadOnly } = useEditor()
  const { id, profileUrl } = account
  const name = getAccountName(account)
  const set = (members: Partial<SocialAccount>, key: string) =>
    onChange(
      (before) => before.map((each) => (each.id === id ? { ...each, ...members } : each)),
      `settings:social:${id}:${key}`,
    )
  const draft = useDraft({
    value: profileUrl,
    format: formatText,
    parse: (text) => {
      const profile = readProfile(text)
      return profile ? { value: profile.profileUrl } : { error: t('header.social.invalid') }
    },
    onChange: (url) => {
      const profile = readProfile(formatText(url))
      if (!profile) return
      // The name that was not typed follows the service.
      const isServiceName = account.screenName === nameService(account.serviceName)
      const screenName = isServiceName ? nameService(profile.serviceName) : account.screenName
      set({ ...profile, screenName }, 'url')
    },
  })
  return (
    <Fieldset label={name}>
      <TextField
        label={t('header.social.name')}
        maxLength={200}
        isDisabled={isReadOnly}
        value={account.screenName ?? ''}
        onChange={(text) => set({ screenName: text }, 'name')}
      />
      <TextField
        label={t('header.social.profile')}
        maxLength={2_000}
        isDisabled={isReadOnly}
        {...draft}
      />
      {!isReadOnly && <AccountTools {...{ account, at, count, onChange }} />}
    </Fieldset>
  )
}

function AccountTools({ account, at, count, onChange }: AccountProps) {
  const t = useTranslate()
  const name = getAccountName(account)
  const row = useRef<HTMLDivElement>(null)
  const move = (to: number) => () =>
    onChange((before) => before.toSpliced(at, 1).toSpliced(to, 0, account))
  return (
    <div className={styles['row']} ref={row}>
      <IconButton
        small
        label={t('inspector.list.up', { name })}
        Icon={ArrowUp}
        {...(at === 0 && { disabledReason: t('inspector.list.first') })}
        onPress={move(at - 1)}
      />
      <IconButton
        small
        label={t('inspector.list.down', { name })}
        Icon={ArrowDown}
        {...(at === count - 1 && { disabledReason: t('inspector.list.last') })}
        onPress={move(at + 1)}
      />
      <IconButton
        small
        label={t('inspector.list.remove', { name })}
        Icon={Trash2}
        onPress={() => {
          focusNextAccount(row.current)
          onChange((before) => before.filter(({ id }) => id !== account.id))
        }}
      />
    </div>
  )
}

/** Puts the focus on the next account, else on the button that adds one. */
function focusNextAccount(row: HTMLElement | null): void {
  const next = row?.closest('fieldset')?.nextElementSibling
  next?.querySelector<HTMLElement>(next.matches('fieldset') ? 'input' : 'button')?.focus()
}

function AddAccount({ onAdd }: { readonly onAdd: (account: SocialAccount) => void }) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    const profile = readProfile(text)
    if (!profile) return setError(t('header.social.invalid'))
    onAdd({ id: newId(), ...profile, screenName: nameService(profile.serviceName) })
    setText('')
  }
  return (
    <form
      className={styles['choice']}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={t('header.social.new')}
        maxLength={2_000}
        value={text}
        error={error}
        onChange={(typed) => {
          setError(undefined)
          setText(typed)
        }}
      />
      <div>
        <Button small type="submit">
          {t('header.social.add')}
        </Button>
      </div>
    </form>
  )
}
