import type { collectedData as english } from '../en/collected-data.ts'
import type { Translated } from '../message.ts'

export const collectedData = {
  titleCollectedData: '収集する情報',
  'collectedData.lede':
    'このページは、このサイトを動かすソフトウェアが作成しています。訪問時に記録されるすべての情報と、お使いの端末に保存されるすべての情報を記載しています。他のサイトのコンテンツが、さらに保存する場合があります。',
  'collectedData.link': '収集する情報',
  'collectedData.visits': '訪問のたびに',
  'collectedData.speed': '速度とスクリプトのエラー',
  'collectedData.answer': 'Cookieバナーへの回答',
  'collectedData.device': '端末に保存されるもの',
  'collectedData.never': '決して記録されないもの',
  'collectedData.kept': '保存期間',
  'collectedData.name': '名前',
  'collectedData.purpose': '目的',
  'collectedData.life': '期間',
  'collectedData.fact.time': '訪問と、その間の出来事の時刻',
  'collectedData.fact.page': 'ページと、最初と最後のページ',
  'collectedData.fact.action':
    '出来事：ページの閲覧、検索とその語句、クリック、フォーム、音声、動画',
  'collectedData.fact.source': 'ここへ来るきっかけとなったサイト、検索エンジン、キャンペーン',
  'collectedData.fact.device': '端末の種類と、ブラウザおよびOSの名前',
  'collectedData.fact.language': 'ブラウザの言語',
  'collectedData.fact.country': '国（当社サーバー上の一覧による）',
  'collectedData.fact.visitor':
    '訪問者を表すランダムな番号。同意がない場合、番号を作る鍵は2日後に削除され、誰もあなたを再び識別できません。',
  'collectedData.fact.order': '訪問中に行われた注文',
  'collectedData.fact.speed': 'ページの速度（日ごとの数値）',
  'collectedData.fact.error': 'スクリプトのエラーの内容と場所、ブラウザの名前、ページ',
  'collectedData.fact.answer': '回答とその時刻、言語、バナーの文章',
  'collectedData.never.text':
    'ネットワークアドレス、氏名、メールアドレス、ブラウザの完全な識別情報。',
  'collectedData.kept.events': '訪問中の出来事：{time}',
  'collectedData.kept.visits': '訪問：{time}',
  'collectedData.kept.errors': 'エラー：{time}',
  'collectedData.kept.answers': 'Cookieバナーへの回答：{time}',
  'collectedData.kept.sums': '日ごとの合計は保存されます。個人の情報は含まれません。',
  'collectedData.cookie.answer': 'Cookieバナーへの回答',
  'collectedData.cookie.visitor': '同意後：次の訪問時にあなたを識別するランダムな番号と訪問回数',
  'collectedData.cookie.visit': '同意後：現在の訪問の時刻',
  'collectedData.cookie.shop': '同意後、ショップ内：ショップでの操作を表すランダムな番号とその期限',
  'collectedData.cookie.session':
    '同意後、ショップ内：このセッションを表すランダムな番号と、初回かどうか',
  'collectedData.cookie.landed': '同意後、ショップ内：以前に訪れたことがあるかどうか',
  'collectedData.cookie.cart': 'カート',
  'collectedData.cookie.signIn': 'ログイン',
  'collectedData.cookie.form': '他のサイトからフォームを保護',
  'collectedData.cookie.lock': 'パスワードで開いたページのロック',
  'collectedData.cookie.closed': '閉じたポップアップとお知らせ',
  'collectedData.cookie.likes': '「いいね」したもの',
  'collectedData.cookie.purchase': 'ご注文（一度だけ数えるため）',
  'collectedData.life.session': 'ブラウザを閉じるまで',
  'collectedData.life.declined': '拒否するまで',
  'collectedData.life.cleared': 'ブラウザのデータを消去するまで',
  'collectedData.ads': '広告',
  'collectedData.ads.events':
    '同意後、閲覧・カートへの追加・購入した商品、検索した言葉、登録したことが{services}に伝わります。名前とメールアドレスは伝わりません。',
  'collectedData.ads.browser':
    'ブラウザはこれらのサービスに接続し、サービスはそのネットワークアドレスを確認し、自社サイトに情報を保存することがあります。',
  'collectedData.cookie.ads': '回答の対象となる広告サービス',
  'collectedData.cookie.adClick': '同意後：ここへ導いた広告',
} satisfies Translated<typeof english>
