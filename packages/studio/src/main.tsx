import '@fontsource-variable/inter/wght.css'
import './ui/tokens.css'
import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { ErrorBoundary } from '@vitrine/react-kit'
import { StrictMode } from 'react'
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/route-query.ts'
import { router } from './app/router.tsx'
import { getControlLocale } from './ui/control-locale.ts'
import { I18nProvider } from './ui/i18n.ts'
import { recordKey } from './api/typing.ts'
import { applyPreferences } from './ui/preferences.ts'
import { texts } from './ui/texts.ts'

const root = document.getElementById('studio')
if (!root) throw new Error('The element #studio is missing')
applyPreferences()
// A question that takes the focus waits until the person pauses typing.
document.addEventListener('keydown', recordKey, true)
const language = document.documentElement.lang

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={<p role="alert">{texts['studio.wentWrong']}</p>}>
      <I18nProvider language={language} formattingLanguage={navigator.language}>
        <AriaLocale locale={getControlLocale(language, navigator.language)}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </AriaLocale>
      </I18nProvider>
    </ErrorBoundary>
  </StrictMode>,
)
