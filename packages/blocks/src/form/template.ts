import { lang } from '../lang-attribute.ts'
import { placeholder } from '../placeholder.ts'
import { captcha } from './captcha.ts'

const error = `{.if error}<p class="field-error" id="{elementId|htmlattr}-error">{error|html}</p>{.end}`
const star = '{.if isRequired} <span class="required">*</span>{.end}'
/** Of a field that tells so by itself. */
const sign = star.replace('">', '" aria-hidden="true">')
const words = `{.section title}<span${lang}>{html}</span>{.end}`
const title = words + star
const description = `{.section description}<div class="description" id="{elementId|htmlattr}-description"${lang}>{html}</div>{.end}`
const state = `{.if described} aria-describedby="{described|htmlattr}"{.end}{.if error} aria-invalid="true"{.end}`
const asked = '{.if isRequired} required{.end}'
const item = 'id="{elementId|htmlattr}"'
const held = `class="field-element" id="{elementId|htmlattr}-field" name="{fieldName|htmlattr}"`

const input = `{.if isInput}{.if symbol}<span class="currency"><span class="currency-symbol" aria-hidden="true">{symbol|html}</span>{.end}<input ${held} {input}{.if placeholder} placeholder="{placeholder|htmlattr}"{.end} value="{value|htmlattr}"${asked}${state}>{.if symbol}</span>{.end}{.end}`
const area = `{.if isArea}<textarea ${held} rows="5"{.if maxLength} data-max-length="{maxLength}"{.end}{.if placeholder} placeholder="{placeholder|htmlattr}"{.end}${asked}${state}>\n{value|html}</textarea>{.end}`
const select = `{.if isSelect}<select ${held}${asked}${state}><option value="">{choose|html}</option>{.repeated section options}<option value="{label|htmlattr}"{.if labelLang} lang="{labelLang|htmlattr}" dir="{dir}"{.end}{.if isChosen} selected{.end}>{label|html}</option>{.end}</select>{.end}`
const labelled = `{.if isLabelled}<div class="form-item field {type}{.if isRequired} required{.end}" ${item}>${error}<label class="title" for="{elementId|htmlattr}-field">${words}${sign}</label>${description}${input}${area}${select}</div>{.end}`

/** The first of its group, with what is wrong above the title. */
const legend = `<legend class="title">{.if error}<span class="field-error" id="{elementId|htmlattr}-error">{error|html}</span>{.end}${title}</legend>${description}`
const control = `class="field-element field-control" id="{partId|htmlattr}" name="{partName|htmlattr}" data-title="{partTitle|htmlattr}"`
/** Of a field with several parts; their captions hold them. */
export const parts = `{.repeated section parts}<div class="field {partClass}"><label class="caption">{.if halves}<select ${control}${state}><option value="">–</option>{.repeated section halves}<option{.if isChosen} selected{.end}>{half}</option>{.end}</select>{.or}<input ${control} type="text"{.if isDigits} inputmode="numeric"{.end}{.if isTelephone} inputmode="tel"{.end}{.if autocomplete} autocomplete="{autocomplete}"{.end} maxlength="200" value="{partValue|htmlattr}"${state}>{.end}<span class="caption-text">{caption|html}</span></label></div>{.end}`
const parted = `{.if parts}<fieldset class="form-item fields {type}{.if isRequired} required{.end}" ${item}>${legend}<div class="parts">${parts}</div></fieldset>{.end}`

const option = `<div class="option"><label{.if labelLang} lang="{labelLang|htmlattr}" dir="{dir}"{.end}><input type="{inputType}" name="{optionName|htmlattr}" value="{label|htmlattr}"{.if isChosen} checked{.end}> {label|html}</label></div>`
const chosen = `{.if isSelect}{.or}{.if options}<fieldset class="form-item field {type}{.if isRequired} required{.end}" ${item}>${legend}{.repeated section options}${option}{.end}</fieldset>{.end}{.end}`

const question = `<fieldset class="item"><legend class="question"{.if questionLang} lang="{questionLang|htmlattr}" dir="{dir}"{.end}>{question|html}</legend><div class="answers">{.repeated section answers}<label class="option"><input type="radio" name="{questionName|htmlattr}" value="{number}"{.if isGiven} checked{.end}> {answer|html}</label>{.end}</div></fieldset>`
const survey = `{.if questions}<fieldset class="form-item likert" ${item}>${legend}{.repeated section questions}${question}{.end}</fieldset>{.end}`

const section = `{.if isSection}<div class="form-item section{.if isUnderlined} underline{.end}" ${item}>{.section title}<div class="title"${lang}>{html}</div>{.end}${description}</div>{.end}`
const hidden = `{.section hidden}<input type="hidden" class="form-item hidden" ${item} name="{fieldName|htmlattr}" value="{value|htmlattr}" data-key="{key|htmlattr}">{.end}`

/** Filled in by robots: nobody sees it, and no key leads to it. */
export const trap =
  '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div>'
/** What is wrong with the whole of it. */
export const alert =
  '{.if alert}<div class="form-alert" role="alert" tabindex="-1" autofocus><p>{alert|html}</p>{.if down}<p class="form-banner">{down|html}</p>{.end}</div>{.end}'
/** Hidden until it has been sent. */
export const thanks = `<div class="form-submission-text{.if isSent}{.or} hidden{.end}" tabindex="-1"{.if isSent}{.or} hidden{.end}>{.section text.message}<div${lang}>{html}</div>{.or}<p>{thanks|html}</p>{.end}</div>`

/** @see dom §4 "form block 7.0" */
export const template = `{.if fields}<div class="form-wrapper"><div class="form-inner-wrapper">{.if isSent}{.or}<form method="POST" action="{action|htmlattr}" autocomplete="on" data-form-id="{formId|htmlattr}" data-success-redirect="{redirect|htmlattr}"{.if text.title} aria-labelledby="{formName|htmlattr}-title"{.end}>{.section text.title}<h{level} class="form-title" id="{formName|htmlattr}-title"${lang}>{html}</h{level}>{.end}${alert}<div class="field-list clear">{.repeated section fields}${labelled}${parted}${chosen}${survey}${section}${hidden}{.end}</div>${trap}{.section text.disclaimer}<div class="form-disclaimer"${lang}>{html}</div>{.end}${captcha}<div class="form-button-wrapper form-button-wrapper--align-{align}"><input class="button sqs-system-button sqs-editable-button sqs-button-element--primary" type="submit" value="{submit|htmlattr}"{.if submitLang} lang="{submitLang|htmlattr}" dir="{dir}"{.end}></div></form>{.end}${thanks}</div></div>{.or}${placeholder('Add fields to the form')}{.end}`
