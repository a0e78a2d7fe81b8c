/** Imported first: the shop of this test file can send mail. */
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.MAIL_FROM = "Prayosha <shop@example.com>";
