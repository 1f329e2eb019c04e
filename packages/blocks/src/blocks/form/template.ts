import { captcha } from '../../forms/captcha.ts'
import { alert, honeypot, parts, state } from '../../forms/form-template.ts'
import { langAttribute } from '../../parts/lang-attribute.ts'
import { createPlaceholder } from '../../parts/placeholder.ts'

const error = `{.if error}<p class="field-error" id="{elementId|htmlattr}-error">{error|html}</p>{.end}`
const star = '{.if isRequired} <span class="required">*</span>{.end}'
/** The mark of a field whose input is `required` itself. */
const hiddenStar = star.replace('">', '" aria-hidden="true">')
const titleText = `{.section title}<span${langAttribute}>{html}</span>{.end}`
const title = titleText + star
const description = `{.section description}<div class="description" id="{elementId|htmlattr}-description"${langAttribute}>{html}</div>{.end}`
const requiredAttribute = '{.if isEnforced} required{.end}'
/** The class of a field whose condition is not met, and the condition: the script shows and hides by it. */
const asked = '{.if isAsked}{.or} unasked{.end}'
const itemId =
  'id="{elementId|htmlattr}"{.section condition} data-shown-for="{field|htmlattr}" data-shown-choice="{choice|htmlattr}"{.end}'
const fieldAttributes = `class="field-element" id="{elementId|htmlattr}-field" name="{fieldName|htmlattr}"`

const input = `{.if isInput}{.if symbol}<span class="currency"><span class="currency-symbol" aria-hidden="true">{symbol|html}</span>{.end}<input ${fieldAttributes} {input}{.if placeholder} placeholder="{placeholder|htmlattr}"{.end} value="{value|htmlattr}"${requiredAttribute}${state}>{.if symbol}</span>{.end}{.end}`
const textarea = `{.if isArea}<textarea ${fieldAttributes} rows="5"{.if maxLength} data-max-length="{maxLength}"{.end}{.if placeholder} placeholder="{placeholder|htmlattr}"{.end}${requiredAttribute}${state}>\n{value|html}</textarea>{.end}`
const select = `{.if isSelect}<select ${fieldAttributes}${requiredAttribute}${state}><option value="">{choose|html}</option>{.repeated section options}<option value="{label|htmlattr}"{.if labelLang} lang="{labelLang|htmlattr}" dir="{dir}"{.end}{.if isChosen} selected{.end}>{label|html}</option>{.end}</select>{.end}`
const files = `{.section files}<p class="file-hint" id="{elementId|htmlattr}-hint">{hint|html}</p><input type="file" ${fieldAttributes}{.if choice} accept="{choice|htmlattr}"{.end}{.if isMultiple} multiple{.end} data-max-files="{maxFiles}" data-max-bytes="{maxBytes}"${requiredAttribute}${state}>{.end}`
const labelled = `{.if isLabelled}<div class="form-item field {type}{.if isRequired} required{.end}${asked}" ${itemId}>${error}<label class="title" for="{elementId|htmlattr}-field">${titleText}${hiddenStar}</label>${description}${input}${textarea}${select}${files}</div>{.end}`

/** The legend of a group of inputs: the error above the title. */
const legend = `<legend class="title">{.if error}<span class="field-error" id="{elementId|htmlattr}-error">{error|html}</span>{.end}${title}</legend>${description}`
const partsFieldset = `{.if parts}<fieldset class="form-item fields {type}{.if isRequired} required{.end}${asked}" ${itemId}>${legend}<div class="parts">${parts}</div></fieldset>{.end}`

const option = `<div class="option"><label{.if labelLang} lang="{labelLang|htmlattr}" dir="{dir}"{.end}><input type="{inputType}" name="{optionName|htmlattr}" value="{label|htmlattr}"{.if isChosen} checked{.end}> {label|html}</label></div>`
const choices = `{.if isSelect}{.or}{.if options}<fieldset class="form-item field {type}{.if isRequired} required{.end}${asked}" ${itemId}>${legend}{.repeated section options}${option}{.end}</fieldset>{.end}{.end}`

const question = `<fieldset class="item"><legend class="question"{.if questionLang} lang="{questionLang|htmlattr}" dir="{dir}"{.end}>{question|html}</legend><div class="answers">{.repeated section answers}<label class="option"><input type="radio" name="{questionName|htmlattr}" value="{number}"{.if isGiven} checked{.end}> {answer|html}</label>{.end}</div></fieldset>`
const survey = `{.if questions}<fieldset class="form-item likert${asked}" ${itemId}>${legend}{.repeated section questions}${question}{.end}</fieldset>{.end}`

const section = `{.if isSection}<div class="form-item section{.if isUnderlined} underline{.end}${asked}" ${itemId}>{.section title}<div class="title"${langAttribute}>{html}</div>{.end}${description}</div>{.end}`
/** The beginning of a step: its heading is the legend of its fields. */
const stepStart = `<fieldset class="form-step{.if isLater} is-later{.end}"{.if start.title}{.or} aria-label="{label|htmlattr}"{.end}>{.section start}{.section title}<legend class="form-step-title"${langAttribute}>{html}</legend>{.end}${description}{.end}`
const hidden = `{.section hidden}<input type="hidden" class="form-item hidden" ${itemId} name="{fieldName|htmlattr}" value="{value|htmlattr}" data-key="{key|htmlattr}">{.end}`

/** The message that is hidden until the form has been submitted. */
const thanks = `<div class="form-submission-text{.if isSent}{.or} hidden{.end}" tabindex="-1"{.if isSent}{.or} hidden{.end}>{.section text.message}<div${langAttribute}>{html}</div>{.or}<p>{thanks|html}</p>{.end}</div>`

/**
 * Returns the frame of the owner's HTML after submitting. A `template` does not load it: its scripts run once the form has
 * been submitted.
 */
const createFrame = (classes: string) =>
  `<iframe class="${classes}" title="{frameName|htmlattr}" sandbox="allow-scripts allow-forms allow-popups"{.if frameUrl} src="{frameUrl|htmlattr}"{.or} srcdoc="{submissionHtml|htmlattr}"{.end} referrerpolicy="no-referrer"></iframe>`
const submissionHtml = `{.if submissionHtml}<div class="form-submission-html{.if isSent}">${createFrame('code-block-frame form-submission-frame')}{.or} hidden" hidden><template>${createFrame('form-submission-frame')}</template>{.end}</div>{.end}`

/** @see dom §4 "form block 7.0" */
export const template = `{.if steps}<div class="form-wrapper"><div class="form-inner-wrapper">{.if isSent}{.or}<form method="POST" action="{action|htmlattr}"{.if takesFiles} enctype="multipart/form-data"{.end} autocomplete="on" data-form-id="{formId|htmlattr}" data-success-redirect="{redirect|htmlattr}"{.if text.title} aria-labelledby="{formName|htmlattr}-title"{.end}>{.section text.title}<h{level} class="form-title" id="{formName|htmlattr}-title"${langAttribute}>{html}</h{level}>{.end}${alert}<div class="field-list clear">{.repeated section steps}{.if isStep}${stepStart}{.end}{.repeated section fields}${labelled}${partsFieldset}${choices}${survey}${section}${hidden}{.end}{.if isStep}</fieldset>{.end}{.end}</div>${honeypot}{.section text.disclaimer}<div class="form-disclaimer{.if isEndLater} is-later{.end}"${langAttribute}>{html}</div>{.end}${captcha}<div class="form-button-wrapper form-button-wrapper--align-{align}{.if isEndLater} is-later{.end}"><input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="{submit|htmlattr}"{.if submitLang} lang="{submitLang|htmlattr}" dir="{dir}"{.end}></div></form>{.end}${thanks}${submissionHtml}</div></div>{.or}${createPlaceholder('placeholder.form')}{.end}`
