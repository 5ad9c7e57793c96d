import type { Catalogue } from "./en.ts";

/** The German catalogue. */
export const german: Catalogue = {
  "request.invalid": "Die Anfrage ist ungültig: {detail}",
  "request.field": "{field} {problem}.",
  "request.whole_body": "der Inhalt der Anfrage",
  "request.boundary_missing": "Der Inhaltstyp nennt keine Grenze (boundary) der Teile.",
  "request.json_too_deep": "Der Inhalt der Anfrage ist tiefer als {limit} Ebenen verschachtelt.",
  "request.malformed_json": "Der Inhalt der Anfrage ist kein gültiges JSON.",
  "request.body_missing": "Die Anfrage braucht einen Inhalt.",
  "request.body_too_large": "Der Inhalt der Anfrage ist größer als {limit} Bytes.",
  "request.media_type": "Der Inhaltstyp {given} wird hier nicht angenommen; bitte {supported} senden.",
  "request.method": "Die Methode {method} ist hier nicht erlaubt; erlaubt: {allowed}.",
  "request.not_acceptable": "Diese Adresse antwortet als {supported}; der Accept-Kopf nennt nichts davon.",
  "request.range": "Der Bereich {given} liegt außerhalb der {size} Bytes dieses Objekts.",
  "request.not_found": "Unter dieser Adresse gibt es nichts. Alle Pfade stehen in /openapi.json.",
  "request.interrupted": "Der Inhalt der Anfrage endete, bevor er vollständig war.",
  "internal.degraded":
    "Ein Teil, den der Dienst braucht, antwortet nicht. Versuchen Sie es später noch einmal.",
  "internal.error":
    "Bei uns ist etwas schiefgegangen. Bitte nennen Sie die Kennung der Anfrage, wenn Sie es melden.",
  "identity.key_header":
    "Diese Operation nimmt kein Bearer-Token: Bitte senden Sie den API-Schlüssel im Header x-api-key.",
  "identity.sign_in": "Bitte melden Sie sich an oder senden Sie einen API-Schlüssel.",
  "identity.invalid_key": "Der API-Schlüssel ist ungültig oder abgelaufen.",
  "identity.scope": "Dem API-Schlüssel fehlt die nötige Berechtigung ({scope}).",
  "identity.session_required": "Das geht nur in einer Browser-Sitzung.",
  "identity.refused": "Die Anfrage wird abgelehnt: {detail}",
  "identity.wrong_credentials": "Der Name oder das Passwort ist falsch.",
  "identity.email_taken":
    "Zu dieser E-Mail-Adresse gibt es schon ein Konto; bitte melden Sie sich an oder nehmen Sie eine andere.",
  "identity.common_password":
    "Dieses Passwort gehört zu den meistbenutzten, die zuerst geraten werden. Bitte wählen Sie ein anderes, zum Beispiel mehrere Wörter, die nicht zusammengehören.",
  "identity.own_name_password":
    "Dieses Passwort ist der Name oder die E-Mail-Adresse des Kontos, die zuerst geraten werden. Bitte wählen Sie ein anderes, zum Beispiel mehrere Wörter, die nicht zusammengehören.",
  "identity.name_reserved": "Der Name {name} ist reserviert; bitte wählen Sie einen anderen.",
  "identity.key_not_found": "API-Schlüssel nicht gefunden.",
  "identity.too_many_keys":
    "Ein Konto hat höchstens {limit} API-Schlüssel. Bitte widerrufen Sie einen, der nicht mehr gebraucht wird.",
  "identity.cross_site":
    "Diese Anfrage kam von einer anderen Website. Bitte senden Sie sie von {origin} oder mit einem API-Schlüssel.",
  "identity.username_taken":
    "Der Benutzername {username} ist schon vergeben; bitte wählen Sie einen anderen.",
  "idempotency.under_way":
    "Die erste Anfrage mit diesem Idempotency-Key ist noch in Arbeit. Bitte senden Sie sie nach den Sekunden von `Retry-After` noch einmal.",
  "idempotency.other_request":
    "Dieser Idempotency-Key wurde mit einer anderen Anfrage gesendet. Bitte nehmen Sie für alles, was getan werden soll, einen neuen.",
  "idempotency.interrupted":
    "Die erste Anfrage mit diesem Idempotency-Key brach ab, und niemand weiß, was sie getan hat. Bitte sehen Sie nach; wenn es nicht getan ist, senden Sie sie mit einem neuen.",
  "idempotency.withheld":
    "Die Anfrage mit diesem Idempotency-Key wurde ausgeführt. Ihre Antwort enthält ein Geheimnis und wurde nicht aufbewahrt: Bitte machen Sie sie rückgängig, und senden Sie sie mit einem neuen.",
  "idempotency.too_many":
    "Für Ihr Konto sind {limit} Antworten aufbewahrt, mehr sind es nie zugleich. Bitte senden Sie die Anfrage ohne Idempotency-Key, oder morgen.",
  "limit.busy":
    "Der Dienst ist ausgelastet. Bitte versuchen Sie es nach den Sekunden von `Retry-After` noch einmal.",
  "limit.rate": "Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.",
  "limit.streams":
    "Sie haben {limit} offene Datenströme, mehr gehen nicht gleichzeitig. Schließen Sie einen, oder versuchen Sie es später erneut.",
  "limit.jobs":
    "Ihr Konto hat {limit} unfertige Arbeiten und Läufe; mehr sind nicht zugleich möglich. Bitte versuchen Sie es noch einmal, wenn davon etwas fertig ist.",
  "limit.quota":
    "Das Monatskontingent von {limit} Einreichungen ist aufgebraucht. Es erneuert sich am {reset}.",
  "backend.unreachable":
    "Der Dienst hinter dieser Adresse antwortet nicht, wie er sollte. Bitte versuchen Sie es später noch einmal.",
  "repository.not_found": "Repository nicht gefunden.",
  "repository.exists": "Diese Arbeit gibt es hier schon.",
  "repository.slug_taken":
    "Der Kurzname {slug} wird bei {owner} schon verwendet; bitte wählen Sie einen anderen.",
  "repository.owner_forbidden":
    "Sie dürfen im Namensraum {owner} nichts einreichen; nehmen Sie Ihren eigenen oder den einer Organisation, der Sie angehören.",
  "repository.target_forbidden": "Dazu haben Sie keine Berechtigung.",
  "user.not_found": "Benutzer nicht gefunden.",
  "user.self_follow": "Sie können sich nicht selbst folgen.",
  "repository.pair": "`owner` und `slug` gehören zusammen: bitte beide angeben oder keines.",
  "repository.slug_empty":
    "Aus {given} lässt sich kein Kurzname bilden; bitte einen aus a bis z, 0 bis 9 und Bindestrichen angeben.",
  "preprint.unrecognised":
    "Die Eingabe ist weder eine arXiv-Kennung oder -Adresse (etwa 2101.00001 oder https://arxiv.org/abs/2101.00001) noch DOI oder Adresse eines Eintrags bei Zenodo noch ein HTTPS-Link direkt auf eine PDF-Datei.",
  "preprint.not_found":
    "Der Preprint-Server kennt {input} nicht. Bitte prüfen Sie die Kennung und ihre Version.",
  "preprint.server_busy":
    "Der Preprint-Server {host} ist überlastet oder gestört. Bitte versuchen Sie es später noch einmal, oder laden Sie die PDF-Datei als multipart/form-data hoch.",
  "preprint.answer_invalid":
    "Der Preprint-Server hat zu {input} keine gültige Antwort gegeben. Bitte versuchen Sie es später noch einmal, oder laden Sie die PDF-Datei als multipart/form-data hoch.",
  "preprint.no_pdf":
    "Der Eintrag {url} hat keine PDF-Datei oder mehrere. Bitte geben Sie den HTTPS-Link der Datei an, die die Arbeit ist, oder laden Sie sie als multipart/form-data hoch.",
  "download.address_refused":
    "{host} hat eine Adresse, die nicht öffentlich ist, daher wird von dort nichts geholt. Bitte laden Sie die PDF-Datei als multipart/form-data hoch.",
  "download.unreachable":
    "{host} ist nicht erreichbar oder hat seine Antwort abgebrochen. Bitte versuchen Sie es später noch einmal, oder laden Sie die PDF-Datei als multipart/form-data hoch.",
  "download.redirect_refused":
    "{host} leitet zu oft weiter oder auf eine Adresse ohne HTTPS. Bitte geben Sie den Link an, unter dem die PDF-Datei selbst liegt, oder laden Sie sie als multipart/form-data hoch.",
  "download.timeout":
    "Die Arbeit zu holen dauerte länger als {seconds} Sekunden. Bitte versuchen Sie es später noch einmal, oder laden Sie die PDF-Datei als multipart/form-data hoch.",
  "download.too_large":
    "Die Antwort von {host} ist größer als {limit} Bytes (eine PDF-Datei darf 25 MiB haben).",
  "download.not_found": "Unter {url} ist nichts. Bitte prüfen Sie den Link.",
  "download.status":
    "{host} gibt die PDF-Datei nicht heraus (HTTP {status}). Bitte versuchen Sie es später noch einmal, oder laden Sie die PDF-Datei als multipart/form-data hoch.",
  "download.not_pdf":
    "Unter {url} ist keine PDF-Datei, vielleicht eine Seite darüber. Bitte geben Sie den Link an, unter dem die PDF-Datei selbst liegt, oder laden Sie sie als multipart/form-data hoch.",
  "download.encrypted":
    "Die PDF-Datei unter {url} ist verschlüsselt. Bitte laden Sie eine Kopie ohne Passwort als multipart/form-data hoch.",
  "download.unreadable":
    "Die PDF-Datei unter {url} lässt sich nicht lesen. Bitte exportieren Sie sie neu aus ihrer Quelle und laden Sie diese Kopie als multipart/form-data hoch.",
  "download.no_text":
    "Die PDF-Datei unter {url} enthält keinen Text. Bitte laden Sie eine Kopie mit Textebene als multipart/form-data hoch.",
  "download.over_limits":
    "Die PDF-Datei unter {url} zu lesen braucht mehr Zeit oder Speicher als erlaubt. Bitte laden Sie eine einfachere Kopie als multipart/form-data hoch.",
  "version.not_found": "Version nicht gefunden. Die Liste der Versionen steht im Abzug des Repositorys.",
  "claim.not_found": "Behauptung nicht gefunden.",
  "claim.no_picture":
    "Kein Bild dieser Behauptung: Ihre Stelle in der Arbeit ist nicht bekannt, oder die Lizenz der Arbeit lässt deren Seiten nicht zeigen.",
  "claim.no_plan":
    "Zu dieser Behauptung gibt es keinen ausführbaren Plan, also kann sie nicht geprüft werden.",
  "experiment.not_found": "Version des Experiments in diesem Repository nicht gefunden.",
  "experiment.other_claim": "Die Version des Experiments gehört nicht zu dieser Behauptung.",
  "run.not_found": "Lauf nicht gefunden.",
  "evidence.not_found": "Beleg nicht gefunden.",
  "object.not_found": "Objekt nicht gefunden.",
  "object.license": "Die Lizenz dieser Arbeit erlaubt keine Weitergabe.",
  "object.integrity": "Die gespeicherten Bytes passen nicht mehr zu ihrer Prüfsumme.",
  "attestation.not_found": "Bescheinigung nicht gefunden.",
  "processing.not_found": "Verarbeitungsauftrag nicht gefunden.",
  "repository.not_own":
    "Das dürfen nur der Eigentümer dieses Repositorys und Mitglieder seiner Organisation.",
  "repository.withdrawn":
    "Dieses Repository wurde von seinem Eigentümer zurückgezogen: Es bleibt, wie es ist; nichts davon wird mehr geändert oder ausgeführt.",
  "repository.source_private":
    "Dies ist die Kopie eines Repositorys, das Sie nicht mehr lesen dürfen; Sie können sie deshalb nicht veröffentlichen.",
  "job.under_way":
    "Das Repository wird gerade verarbeitet: Der Auftrag {id} ist {state}. Warten Sie, bis er beendet ist, oder brechen Sie ihn ab.",
  "job.forbidden":
    "Das dürfen nur der Eigentümer des Repositorys, Mitglieder seiner Organisation und wer es angefordert hat.",
  "job.ended": "Der Auftrag ist bereits beendet: Er ist {state}.",
  "job.not_retryable":
    "Nur ein gescheiterter oder blockierter Auftrag (failed, blocked) kann wiederholt werden; dieser ist {state}. Mit POST /api/ingestions wird der Code erneut geholt.",
  "job.superseded":
    "Auf diesen Auftrag folgte bereits ein anderer. Wiederholen Sie jenen, oder lassen Sie mit POST /api/ingestions den Code erneut holen.",
  "run.ended": "Der Lauf ist bereits beendet: Er ist {state}.",
  "claim.retired":
    "Der Code des Repositorys gibt diese Behauptung nicht mehr an; sie kann deshalb nicht geprüft werden.",
  "experiment.earlier":
    "Die Experimentversion gehört zu einer früheren Version des Repositorys. Die jetzige ist {present}.",
  "cursor.invalid": "Diese Marke (cursor) hat die Liste für diese Abfrage nicht ausgegeben.",
  "manifest.invalid": "{file} ist kein gültiges Manifest: {detail}",
  "paper.not_pdf":
    "Die Datei in `paper` ist keine PDF-Datei: Sie beginnt nicht mit %PDF. Bitte laden Sie die Arbeit als PDF hoch.",
  "paper.too_large": "Die PDF-Datei in `paper` ist größer als {limit} Bytes (25 MiB).",
  "paper.encrypted":
    "Die PDF-Datei in `paper` ist verschlüsselt. Bitte laden Sie eine Kopie ohne Passwort hoch.",
  "paper.unreadable":
    "Die PDF-Datei in `paper` lässt sich nicht lesen. Bitte exportieren Sie sie neu und laden Sie diese Kopie hoch.",
  "paper.no_text":
    "Die PDF-Datei in `paper` enthält keinen Text. Bitte laden Sie eine Kopie mit Textebene hoch, nicht bloß gescannte Bilder.",
  "paper.over_limits":
    "Die PDF-Datei in `paper` zu lesen braucht mehr Zeit oder Speicher, als erlaubt ist. Bitte laden Sie eine einfachere Kopie hoch.",
  "draft.timeout":
    "{url} zu holen und anzusehen dauerte länger als {seconds} Sekunden. Reichen Sie die Arbeit ein: Ihre Seite hat den Entwurf, sobald der Code gelesen ist. Oder führen Sie im Ordner des Codes rvs init aus.",
  "environment.passing_failure":
    "Eine Paketquelle hat nicht geantwortet, oder diesem Rechner fehlte Speicher; der Umgebung würde fehlen, was zu haben ist. Der Lauf wird gleich noch einmal versucht.",
  "source.url_refused":
    "{url} ist nicht der HTTPS-Link eines Repositorys auf github.com, gitlab.com, codeberg.org oder bitbucket.org. Bitte als https://github.com/<owner>/<name> angeben.",
  "source.not_found":
    "Unter {url} gibt es kein öffentliches Repository. Bitte prüfen Sie die Adresse und ob das Repository öffentlich ist.",
  "source.unreachable":
    "Der Code-Server von {url} hat nicht geantwortet, wie er sollte. Bitte versuchen Sie es später noch einmal.",
  "source.address_refused":
    "Der Code-Server {host} hat eine Adresse, die nicht öffentlich ist; von ihm wird nichts geholt.",
  "source.redirected":
    "{url} antwortet mit einer Weiterleitung, der nicht gefolgt wird. Bitte geben Sie die jetzige Adresse des Repositorys an.",
  "source.timeout": "{url} zu holen dauerte länger als {seconds} Sekunden.",
  "source.too_large":
    "Das Code-Repository ist größer als {limit} Bytes. Lassen Sie weg, was die Experimente nicht brauchen.",
  "source.too_many_files":
    "Das Code-Repository hat mehr als {limit} Dateien. Lassen Sie weg, was die Experimente nicht brauchen.",
  "source.corrupt":
    "Das Repository unter {url} besteht gits eigene Prüfungen nicht. Führen Sie git fsck --strict darauf aus und beheben Sie, was es nennt.",
  "source.empty": "Das Repository unter {url} hat auf seinem Hauptzweig keinen Commit.",
  "source.git_missing":
    "Dieser Server braucht git 2.37 oder neuer, um Code zu holen. Sein Betreiber installiert es mit: apt-get install git",
  "source.path_refused":
    "Der Pfad {path} ist nicht auf jedem System brauchbar: Er ist zu lang oder bedeutet etwas anderes. Benennen Sie ihn um.",
  "source.archive_refused": "Das Archiv des Code-Repositorys lässt sich nicht lesen: {detail}.",
  "organization.slug_taken": "Der Name {slug} ist schon vergeben; bitte wählen Sie einen anderen.",
  "organization.not_member": "Sie sind kein Mitglied dieser Organisation.",
  "organization.role": "Das dürfen nur Eigentümer und Verwalter (owner, admin) der Organisation.",
  "organization.owner_role":
    "Nur ein Eigentümer (owner) darf das bei einem Eigentümer tun oder jemanden dazu machen.",
  "organization.last_owner":
    "Eine Organisation behält wenigstens einen Eigentümer. Machen Sie zuerst jemand anderen dazu.",
  "organization.member_not_found": "Mitglied nicht gefunden.",
  "organization.invitation_not_found":
    "Einladung nicht gefunden: Es gibt sie nicht, sie ist abgelaufen oder schon benutzt.",
  "organization.not_invited":
    "Diese Einladung gilt einer anderen E-Mail-Adresse. Bitte melden Sie sich als die eingeladene Person an.",
  "organization.already_member": "Diese Person ist schon Mitglied.",
  "organization.already_invited": "Diese Person ist schon eingeladen.",
  "organization.too_many":
    "Sie gehören so vielen Organisationen an, wie eine Person darf; bitte verlassen Sie zuerst eine.",
  "organization.full":
    "Die Organisation hat so viele Mitglieder oder offene Einladungen, wie sie haben darf.",
  "account.wrong_username": "Das ist nicht der Benutzername des Kontos.",
  "account.wrong_password": "Das Passwort ist falsch.",
  "account.last_owner":
    "{organization} hat weitere Mitglieder, aber keine andere Person als Eigentümer. Machen Sie zuerst jemanden dazu.",
  "account.invalid_link": "Der Link wurde schon benutzt, ist abgelaufen oder unvollständig.",
  "account.unconfirmed":
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse: Ihr Konto hat einen Knopf, der einen Link sendet.",
  "picture.unreadable":
    "Das Bild lässt sich nicht als {mediaType} lesen. Bitte speichern Sie es neu und laden Sie diese Kopie hoch.",
  "picture.too_large": "Das Bild ist größer als {limit} Bytes (1 MiB).",
  "picture.dimensions":
    "Das Bild ist breiter oder höher als {limit} Bildpunkte. Bitte laden Sie ein kleineres hoch.",
  "issue.invalid": "ist ungültig",
  "issue.required": "fehlt",
  "issue.required_file": "fehlt; nötig ist eine Datei",
  "issue.unknown": "ist hier nicht bekannt",
  "issue.unknown_parameter": "ist kein Query-Parameter dieser Operation; sie hat {declared}",
  "issue.unknown_parameter_near": "ist kein Query-Parameter dieser Operation; der ähnlichste ist {nearest}",
  "issue.no_parameters": "ist kein Query-Parameter dieser Operation; sie hat keine",
  "issue.not_a_file": "ist keine Datei dieser Anfrage",
  "issue.one_of": "muss eines sein von {allowed}",
  "issue.equal": "muss {value} sein",
  "issue.type": "muss vom Typ {type} sein",
  "issue.min_length": "muss mindestens {limit} Zeichen haben",
  "issue.empty": "darf nicht leer sein",
  "issue.max_length": "darf höchstens {limit} Zeichen haben",
  "issue.minimum": "muss mindestens {limit} sein",
  "issue.maximum": "darf höchstens {limit} sein",
  "issue.above": "muss größer als {limit} sein",
  "issue.below": "muss kleiner als {limit} sein",
  "issue.multiple": "muss ein Vielfaches von {factor} sein",
  "issue.line":
    "muss eine Zeile mit einem sichtbaren Zeichen sein, ohne Steuerzeichen und Zeichen, die die Schreibrichtung ändern",
  "issue.text":
    "darf außer Tabulatoren und Zeilenumbrüchen keine Steuerzeichen enthalten, und keine Zeichen, die die Schreibrichtung ändern",
  "issue.slug": "darf nur aus Kleinbuchstaben (a bis z), Ziffern und Bindestrichen bestehen",
  "issue.topic":
    "muss aus Wörtern von Kleinbuchstaben (a bis z) und Ziffern bestehen, die einzelne Bindestriche verbinden",
  "issue.code_address": "muss die HTTPS-Adresse eines Repositorys sein, etwa https://github.com/owner/name",
  "issue.https_address": "muss eine HTTPS-Adresse ohne Leerzeichen und ohne Benutzernamen sein",
  "issue.digest": "muss aus sha256: und 64 Hexadezimalziffern mit Kleinbuchstaben bestehen",
  "issue.idempotency_key":
    "muss 1 bis 255 sichtbare Zeichen haben, in Anführungszeichen oder ohne, und keine Kommas oder Semikolons",
  "issue.event_id": "muss die Kennung eines Ereignisses sein: eine ganze Zahl, oder end",
  "issue.file_name": "muss der Name einer Datei sein: Kleinbuchstaben, Ziffern, Punkte und Bindestriche",
  "issue.pattern": "muss dem Muster {pattern} entsprechen",
  "issue.email": "muss eine E-Mail-Adresse sein, wie name@example.org",
  "issue.uri": "muss eine vollständige Adresse sein, wie https://example.org/page",
  "issue.time": "muss Datum und Uhrzeit sein, wie 2026-01-31T12:00:00Z",
  "issue.format": "muss das Format {format} haben",
  "issue.min_items": "muss mindestens {limit} Einträge haben",
  "issue.max_items": "darf höchstens {limit} Einträge haben",
  "issue.unique": "darf keinen Eintrag doppelt haben",
  "issue.min_members": "muss mindestens {limit} Felder haben",
  "issue.max_members": "darf höchstens {limit} Felder haben",
  "issue.repeated": "ist mehr als einmal angegeben",
  "issue.too_long": "ist zu lang",
  "issue.too_many_parts": "hat zu viele Teile",
  "issue.not_text": "ist kein Text ohne U+0000",
  "issue.not_integer": "ist keine ganze Dezimalzahl",
  "issue.not_number": "ist keine Dezimalzahl",
  "issue.not_boolean": "ist weder true noch false",
  "issue.not_pdf": "beginnt nicht mit %PDF",
  "issue.too_many_bytes": "ist größer als {limit} Bytes",
};
