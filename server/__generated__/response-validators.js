// Generated from openapi.json by codegen/generate.ts. Do not edit.

var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toCommonJS = (mod) => __hasOwnProp.call(mod, "module.exports") ? mod["module.exports"] : __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var require_formats = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
var formats_exports = __exportAll({ formats: () => formats });
var import_formats, formats, rfc3339, calendar;
var init_formats = __esmMin(() => {
	import_formats = require_formats();
	formats = {
		...import_formats.fullFormats,
		"date-time": { validate: (text) => rfc3339.test(text) && calendar(text) }
	};
	rfc3339 = /^\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
	calendar = import_formats.fullFormats["date-time"].validate;
});
const v0 = validate52;
const schema19 = {
	"type": "object",
	"properties": {
		"data": {
			"type": "object",
			"properties": {
				"repositories": {
					"type": "array",
					"items": { "$ref": "contract:/RepositorySummary" }
				},
				"claims": {
					"type": "array",
					"items": { "$ref": "contract:/Claim" }
				}
			},
			"required": ["repositories", "claims"],
			"additionalProperties": false
		},
		"pagination": {
			"type": "object",
			"properties": {
				"repositories": { "$ref": "contract:/Pagination" },
				"claims": { "$ref": "contract:/Pagination" }
			},
			"additionalProperties": false
		},
		"meta": {
			"type": "object",
			"properties": {
				"query": { "type": "string" },
				"subject": { "type": ["string", "null"] },
				"limit": {
					"type": "integer",
					"minimum": 0
				}
			},
			"required": [
				"query",
				"subject",
				"limit"
			],
			"additionalProperties": false
		}
	},
	"required": [
		"data",
		"pagination",
		"meta"
	],
	"additionalProperties": false,
	"$id": "contract:/SearchResult"
};
const schema20 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^repo_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"owner": { "type": "string" },
		"slug": { "type": "string" },
		"title": { "type": "string" },
		"description": { "type": "string" },
		"significance": { "type": ["string", "null"] },
		"visibility": { "$ref": "contract:/Visibility" },
		"authors": {
			"type": "array",
			"items": { "type": "string" }
		},
		"subjects": {
			"type": "array",
			"items": { "type": "string" }
		},
		"topics": {
			"type": "array",
			"items": { "type": "string" }
		},
		"verification": { "$ref": "contract:/RepositoryVerification" },
		"evidence": { "$ref": "contract:/RepositoryEvidence" },
		"execution": { "$ref": "contract:/RepositoryExecution" },
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"readme": { "oneOf": [{ "$ref": "contract:/Readme" }, { "type": "null" }] },
		"claims": {
			"type": "array",
			"items": { "$ref": "contract:/Claim" },
			"maxItems": 100
		},
		"experiments": {
			"type": "array",
			"items": { "$ref": "contract:/Experiment" },
			"maxItems": 100
		},
		"runs": {
			"type": "array",
			"items": { "$ref": "contract:/Run" },
			"maxItems": 100
		},
		"assessments": {
			"type": "array",
			"items": { "$ref": "contract:/Assessment" },
			"maxItems": 100
		},
		"links": { "$ref": "contract:/Links" }
	},
	"required": [
		"id",
		"title",
		"visibility",
		"authors",
		"subjects",
		"verification",
		"evidence",
		"execution",
		"links"
	],
	"additionalProperties": false,
	"$id": "contract:/RepositorySummary"
};
const func1 = Object.prototype.hasOwnProperty;
const pattern3 = new RegExp("^repo_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema21 = {
	"type": "string",
	"enum": ["public", "private"],
	"$id": "contract:/Visibility"
};
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "public" || data === "private")) {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema21.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate54.errors = vErrors;
	return true;
}
validate54.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "rings" || key0 === "claimCount" || key0 === "verifiedClaimCount" || key0 === "runCount")) {
			validate56.errors = [{
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			}];
			return false;
		}
		if (data.rings !== void 0) {
			let data0 = data.rings;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				for (const key1 in data0) if (!(key1 === "run" || key1 === "match" || key1 === "repeat" || key1 === "institutionVerified")) {
					validate56.errors = [{
						instancePath: instancePath + "/rings",
						schemaPath: "#/properties/rings/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (data0.run !== void 0) {
					if (typeof data0.run !== "boolean") {
						validate56.errors = [{
							instancePath: instancePath + "/rings/run",
							schemaPath: "#/properties/rings/properties/run/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						}];
						return false;
					}
					var valid1 = true;
				} else var valid1 = true;
				if (valid1) {
					if (data0.match !== void 0) {
						if (typeof data0.match !== "boolean") {
							validate56.errors = [{
								instancePath: instancePath + "/rings/match",
								schemaPath: "#/properties/rings/properties/match/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							}];
							return false;
						}
						var valid1 = true;
					} else var valid1 = true;
					if (valid1) {
						if (data0.repeat !== void 0) {
							if (typeof data0.repeat !== "boolean") {
								validate56.errors = [{
									instancePath: instancePath + "/rings/repeat",
									schemaPath: "#/properties/rings/properties/repeat/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								}];
								return false;
							}
							var valid1 = true;
						} else var valid1 = true;
						if (valid1) {
							if (data0.institutionVerified !== void 0) {
								if (typeof data0.institutionVerified !== "boolean") {
									validate56.errors = [{
										instancePath: instancePath + "/rings/institutionVerified",
										schemaPath: "#/properties/rings/properties/institutionVerified/type",
										keyword: "type",
										params: { type: "boolean" },
										message: "must be boolean"
									}];
									return false;
								}
								var valid1 = true;
							} else var valid1 = true;
						}
					}
				}
			} else {
				validate56.errors = [{
					instancePath: instancePath + "/rings",
					schemaPath: "#/properties/rings/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				}];
				return false;
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.claimCount !== void 0) {
				let data5 = data.claimCount;
				if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
					validate56.errors = [{
						instancePath: instancePath + "/claimCount",
						schemaPath: "#/properties/claimCount/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data5 == "number" && isFinite(data5)) {
					if (data5 < 0 || isNaN(data5)) {
						validate56.errors = [{
							instancePath: instancePath + "/claimCount",
							schemaPath: "#/properties/claimCount/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.verifiedClaimCount !== void 0) {
					let data6 = data.verifiedClaimCount;
					if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
						validate56.errors = [{
							instancePath: instancePath + "/verifiedClaimCount",
							schemaPath: "#/properties/verifiedClaimCount/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data6 == "number" && isFinite(data6)) {
						if (data6 < 0 || isNaN(data6)) {
							validate56.errors = [{
								instancePath: instancePath + "/verifiedClaimCount",
								schemaPath: "#/properties/verifiedClaimCount/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.runCount !== void 0) {
						let data7 = data.runCount;
						if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
							validate56.errors = [{
								instancePath: instancePath + "/runCount",
								schemaPath: "#/properties/runCount/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data7 == "number" && isFinite(data7)) {
							if (data7 < 0 || isNaN(data7)) {
								validate56.errors = [{
									instancePath: instancePath + "/runCount",
									schemaPath: "#/properties/runCount/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate56.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate56.errors = vErrors;
	return true;
}
validate56.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.supported === void 0 && (missing0 = "supported") || data.challenged === void 0 && (missing0 = "challenged") || data.contradicted === void 0 && (missing0 = "contradicted") || data.mixed === void 0 && (missing0 = "mixed") || data.inconclusive === void 0 && (missing0 = "inconclusive") || data.notAssessed === void 0 && (missing0 = "notAssessed")) {
			validate59.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "supported" || key0 === "challenged" || key0 === "contradicted" || key0 === "mixed" || key0 === "inconclusive" || key0 === "notAssessed")) {
				validate59.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.supported !== void 0) {
				let data0 = data.supported;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate59.errors = [{
						instancePath: instancePath + "/supported",
						schemaPath: "#/properties/supported/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 0 || isNaN(data0)) {
						validate59.errors = [{
							instancePath: instancePath + "/supported",
							schemaPath: "#/properties/supported/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.challenged !== void 0) {
					let data1 = data.challenged;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate59.errors = [{
							instancePath: instancePath + "/challenged",
							schemaPath: "#/properties/challenged/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate59.errors = [{
								instancePath: instancePath + "/challenged",
								schemaPath: "#/properties/challenged/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.contradicted !== void 0) {
						let data2 = data.contradicted;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate59.errors = [{
								instancePath: instancePath + "/contradicted",
								schemaPath: "#/properties/contradicted/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate59.errors = [{
									instancePath: instancePath + "/contradicted",
									schemaPath: "#/properties/contradicted/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.mixed !== void 0) {
							let data3 = data.mixed;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate59.errors = [{
									instancePath: instancePath + "/mixed",
									schemaPath: "#/properties/mixed/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate59.errors = [{
										instancePath: instancePath + "/mixed",
										schemaPath: "#/properties/mixed/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.inconclusive !== void 0) {
								let data4 = data.inconclusive;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate59.errors = [{
										instancePath: instancePath + "/inconclusive",
										schemaPath: "#/properties/inconclusive/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate59.errors = [{
											instancePath: instancePath + "/inconclusive",
											schemaPath: "#/properties/inconclusive/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.notAssessed !== void 0) {
									let data5 = data.notAssessed;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
										validate59.errors = [{
											instancePath: instancePath + "/notAssessed",
											schemaPath: "#/properties/notAssessed/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 0 || isNaN(data5)) {
											validate59.errors = [{
												instancePath: instancePath + "/notAssessed",
												schemaPath: "#/properties/notAssessed/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate59.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate59.errors = vErrors;
	return true;
}
validate59.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema25 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^evd_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"repositoryId": {
			"type": "string",
			"pattern": "^repo_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"kind": { "$ref": "contract:/EvidenceKind" },
		"digest": { "$ref": "contract:/Digest" },
		"summary": { "type": "string" },
		"generatedByRunId": {
			"type": "string",
			"pattern": "^run_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"sourcePath": { "type": ["string", "null"] },
		"mediaType": { "type": ["string", "null"] },
		"byteSize": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"downloadUrl": {
			"type": "string",
			"format": "uri"
		},
		"links": { "$ref": "contract:/Links" }
	},
	"required": [
		"id",
		"repositoryId",
		"kind",
		"digest",
		"generatedByRunId",
		"downloadUrl",
		"links"
	],
	"additionalProperties": false,
	"$id": "contract:/Evidence"
};
const pattern4 = new RegExp("^evd_[0-9a-hjkmnp-tv-z]{26}$", "u");
const pattern7 = new RegExp("^run_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema26 = {
	"type": "string",
	"enum": [
		"metric",
		"artifact",
		"log",
		"checkpoint",
		"figure"
	],
	"$id": "contract:/EvidenceKind"
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate62.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "metric" || data === "artifact" || data === "log" || data === "checkpoint" || data === "figure")) {
		validate62.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema26.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate62.errors = vErrors;
	return true;
}
validate62.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate64.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern6.test(data)) {
			validate64.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^sha256:[0-9a-f]{64}$" },
				message: "must match pattern \"^sha256:[0-9a-f]{64}$\""
			}];
			return false;
		}
	} else {
		validate64.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	validate64.errors = vErrors;
	return true;
}
validate64.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema28 = {
	"type": "object",
	"properties": {
		"self": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"html": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"next": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"repository": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"claims": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"runs": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"experiments": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"evidence": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"attestation": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"badge": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"download": {
			"type": ["string", "null"],
			"format": "uri-reference"
		},
		"crate": {
			"type": ["string", "null"],
			"format": "uri-reference"
		}
	},
	"additionalProperties": {
		"type": ["string", "null"],
		"format": "uri-reference"
	},
	"$id": "contract:/Links"
};
const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate66.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func1.call(schema28.properties, key0)) {
			let data0 = data[key0];
			if (typeof data0 !== "string" && data0 !== null) {
				validate66.errors = [{
					instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
					schemaPath: "#/additionalProperties/type",
					keyword: "type",
					params: { type: schema28.additionalProperties.type },
					message: "must be string,null"
				}];
				return false;
			}
			if (typeof data0 === "string") {
				if (!formats2.test(data0)) {
					validate66.errors = [{
						instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/additionalProperties/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					}];
					return false;
				}
			}
		}
		if (data.self !== void 0) {
			let data1 = data.self;
			if (typeof data1 !== "string" && data1 !== null) {
				validate66.errors = [{
					instancePath: instancePath + "/self",
					schemaPath: "#/properties/self/type",
					keyword: "type",
					params: { type: schema28.properties.self.type },
					message: "must be string,null"
				}];
				return false;
			}
			if (typeof data1 === "string") {
				if (!formats2.test(data1)) {
					validate66.errors = [{
						instancePath: instancePath + "/self",
						schemaPath: "#/properties/self/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					}];
					return false;
				}
			}
			var valid1 = true;
		} else var valid1 = true;
		if (valid1) {
			if (data.html !== void 0) {
				let data2 = data.html;
				if (typeof data2 !== "string" && data2 !== null) {
					validate66.errors = [{
						instancePath: instancePath + "/html",
						schemaPath: "#/properties/html/type",
						keyword: "type",
						params: { type: schema28.properties.html.type },
						message: "must be string,null"
					}];
					return false;
				}
				if (typeof data2 === "string") {
					if (!formats2.test(data2)) {
						validate66.errors = [{
							instancePath: instancePath + "/html",
							schemaPath: "#/properties/html/format",
							keyword: "format",
							params: { format: "uri-reference" },
							message: "must match format \"uri-reference\""
						}];
						return false;
					}
				}
				var valid1 = true;
			} else var valid1 = true;
			if (valid1) {
				if (data.next !== void 0) {
					let data3 = data.next;
					if (typeof data3 !== "string" && data3 !== null) {
						validate66.errors = [{
							instancePath: instancePath + "/next",
							schemaPath: "#/properties/next/type",
							keyword: "type",
							params: { type: schema28.properties.next.type },
							message: "must be string,null"
						}];
						return false;
					}
					if (typeof data3 === "string") {
						if (!formats2.test(data3)) {
							validate66.errors = [{
								instancePath: instancePath + "/next",
								schemaPath: "#/properties/next/format",
								keyword: "format",
								params: { format: "uri-reference" },
								message: "must match format \"uri-reference\""
							}];
							return false;
						}
					}
					var valid1 = true;
				} else var valid1 = true;
				if (valid1) {
					if (data.repository !== void 0) {
						let data4 = data.repository;
						if (typeof data4 !== "string" && data4 !== null) {
							validate66.errors = [{
								instancePath: instancePath + "/repository",
								schemaPath: "#/properties/repository/type",
								keyword: "type",
								params: { type: schema28.properties.repository.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data4 === "string") {
							if (!formats2.test(data4)) {
								validate66.errors = [{
									instancePath: instancePath + "/repository",
									schemaPath: "#/properties/repository/format",
									keyword: "format",
									params: { format: "uri-reference" },
									message: "must match format \"uri-reference\""
								}];
								return false;
							}
						}
						var valid1 = true;
					} else var valid1 = true;
					if (valid1) {
						if (data.claims !== void 0) {
							let data5 = data.claims;
							if (typeof data5 !== "string" && data5 !== null) {
								validate66.errors = [{
									instancePath: instancePath + "/claims",
									schemaPath: "#/properties/claims/type",
									keyword: "type",
									params: { type: schema28.properties.claims.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (typeof data5 === "string") {
								if (!formats2.test(data5)) {
									validate66.errors = [{
										instancePath: instancePath + "/claims",
										schemaPath: "#/properties/claims/format",
										keyword: "format",
										params: { format: "uri-reference" },
										message: "must match format \"uri-reference\""
									}];
									return false;
								}
							}
							var valid1 = true;
						} else var valid1 = true;
						if (valid1) {
							if (data.runs !== void 0) {
								let data6 = data.runs;
								if (typeof data6 !== "string" && data6 !== null) {
									validate66.errors = [{
										instancePath: instancePath + "/runs",
										schemaPath: "#/properties/runs/type",
										keyword: "type",
										params: { type: schema28.properties.runs.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (typeof data6 === "string") {
									if (!formats2.test(data6)) {
										validate66.errors = [{
											instancePath: instancePath + "/runs",
											schemaPath: "#/properties/runs/format",
											keyword: "format",
											params: { format: "uri-reference" },
											message: "must match format \"uri-reference\""
										}];
										return false;
									}
								}
								var valid1 = true;
							} else var valid1 = true;
							if (valid1) {
								if (data.experiments !== void 0) {
									let data7 = data.experiments;
									if (typeof data7 !== "string" && data7 !== null) {
										validate66.errors = [{
											instancePath: instancePath + "/experiments",
											schemaPath: "#/properties/experiments/type",
											keyword: "type",
											params: { type: schema28.properties.experiments.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data7 === "string") {
										if (!formats2.test(data7)) {
											validate66.errors = [{
												instancePath: instancePath + "/experiments",
												schemaPath: "#/properties/experiments/format",
												keyword: "format",
												params: { format: "uri-reference" },
												message: "must match format \"uri-reference\""
											}];
											return false;
										}
									}
									var valid1 = true;
								} else var valid1 = true;
								if (valid1) {
									if (data.evidence !== void 0) {
										let data8 = data.evidence;
										if (typeof data8 !== "string" && data8 !== null) {
											validate66.errors = [{
												instancePath: instancePath + "/evidence",
												schemaPath: "#/properties/evidence/type",
												keyword: "type",
												params: { type: schema28.properties.evidence.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data8 === "string") {
											if (!formats2.test(data8)) {
												validate66.errors = [{
													instancePath: instancePath + "/evidence",
													schemaPath: "#/properties/evidence/format",
													keyword: "format",
													params: { format: "uri-reference" },
													message: "must match format \"uri-reference\""
												}];
												return false;
											}
										}
										var valid1 = true;
									} else var valid1 = true;
									if (valid1) {
										if (data.attestation !== void 0) {
											let data9 = data.attestation;
											if (typeof data9 !== "string" && data9 !== null) {
												validate66.errors = [{
													instancePath: instancePath + "/attestation",
													schemaPath: "#/properties/attestation/type",
													keyword: "type",
													params: { type: schema28.properties.attestation.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data9 === "string") {
												if (!formats2.test(data9)) {
													validate66.errors = [{
														instancePath: instancePath + "/attestation",
														schemaPath: "#/properties/attestation/format",
														keyword: "format",
														params: { format: "uri-reference" },
														message: "must match format \"uri-reference\""
													}];
													return false;
												}
											}
											var valid1 = true;
										} else var valid1 = true;
										if (valid1) {
											if (data.badge !== void 0) {
												let data10 = data.badge;
												if (typeof data10 !== "string" && data10 !== null) {
													validate66.errors = [{
														instancePath: instancePath + "/badge",
														schemaPath: "#/properties/badge/type",
														keyword: "type",
														params: { type: schema28.properties.badge.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data10 === "string") {
													if (!formats2.test(data10)) {
														validate66.errors = [{
															instancePath: instancePath + "/badge",
															schemaPath: "#/properties/badge/format",
															keyword: "format",
															params: { format: "uri-reference" },
															message: "must match format \"uri-reference\""
														}];
														return false;
													}
												}
												var valid1 = true;
											} else var valid1 = true;
											if (valid1) {
												if (data.download !== void 0) {
													let data11 = data.download;
													if (typeof data11 !== "string" && data11 !== null) {
														validate66.errors = [{
															instancePath: instancePath + "/download",
															schemaPath: "#/properties/download/type",
															keyword: "type",
															params: { type: schema28.properties.download.type },
															message: "must be string,null"
														}];
														return false;
													}
													if (typeof data11 === "string") {
														if (!formats2.test(data11)) {
															validate66.errors = [{
																instancePath: instancePath + "/download",
																schemaPath: "#/properties/download/format",
																keyword: "format",
																params: { format: "uri-reference" },
																message: "must match format \"uri-reference\""
															}];
															return false;
														}
													}
													var valid1 = true;
												} else var valid1 = true;
												if (valid1) {
													if (data.crate !== void 0) {
														let data12 = data.crate;
														if (typeof data12 !== "string" && data12 !== null) {
															validate66.errors = [{
																instancePath: instancePath + "/crate",
																schemaPath: "#/properties/crate/type",
																keyword: "type",
																params: { type: schema28.properties.crate.type },
																message: "must be string,null"
															}];
															return false;
														}
														if (typeof data12 === "string") {
															if (!formats2.test(data12)) {
																validate66.errors = [{
																	instancePath: instancePath + "/crate",
																	schemaPath: "#/properties/crate/format",
																	keyword: "format",
																	params: { format: "uri-reference" },
																	message: "must match format \"uri-reference\""
																}];
																return false;
															}
														}
														var valid1 = true;
													} else var valid1 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate66.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate66.errors = vErrors;
	return true;
}
validate66.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const formats0 = (init_formats(), __toCommonJS(formats_exports)).formats.uri;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.repositoryId === void 0 && (missing0 = "repositoryId") || data.kind === void 0 && (missing0 = "kind") || data.digest === void 0 && (missing0 = "digest") || data.generatedByRunId === void 0 && (missing0 = "generatedByRunId") || data.downloadUrl === void 0 && (missing0 = "downloadUrl") || data.links === void 0 && (missing0 = "links")) {
				validate61.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema25.properties, key0)) {
					validate61.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern4.test(data0)) {
									validate61.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/pattern",
										keyword: "pattern",
										params: { pattern: "^evd_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^evd_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate61.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.repositoryId !== void 0) {
							let data1 = data.repositoryId;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (!pattern3.test(data1)) {
										validate61.errors = [{
											instancePath: instancePath + "/repositoryId",
											schemaPath: "#/properties/repositoryId/pattern",
											keyword: "pattern",
											params: { pattern: "^repo_[0-9a-hjkmnp-tv-z]{26}$" },
											message: "must match pattern \"^repo_[0-9a-hjkmnp-tv-z]{26}$\""
										}];
										return false;
									}
								} else {
									validate61.errors = [{
										instancePath: instancePath + "/repositoryId",
										schemaPath: "#/properties/repositoryId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								const _errs6 = errors;
								if (!validate62(data.kind, {
									instancePath: instancePath + "/kind",
									parentData: data,
									parentDataProperty: "kind",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.digest !== void 0) {
									const _errs7 = errors;
									if (!validate64(data.digest, {
										instancePath: instancePath + "/digest",
										parentData: data,
										parentDataProperty: "digest",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.summary !== void 0) {
										const _errs8 = errors;
										if (typeof data.summary !== "string") {
											validate61.errors = [{
												instancePath: instancePath + "/summary",
												schemaPath: "#/properties/summary/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.generatedByRunId !== void 0) {
											let data5 = data.generatedByRunId;
											const _errs10 = errors;
											if (errors === _errs10) {
												if (typeof data5 === "string") {
													if (!pattern7.test(data5)) {
														validate61.errors = [{
															instancePath: instancePath + "/generatedByRunId",
															schemaPath: "#/properties/generatedByRunId/pattern",
															keyword: "pattern",
															params: { pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$" },
															message: "must match pattern \"^run_[0-9a-hjkmnp-tv-z]{26}$\""
														}];
														return false;
													}
												} else {
													validate61.errors = [{
														instancePath: instancePath + "/generatedByRunId",
														schemaPath: "#/properties/generatedByRunId/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.sourcePath !== void 0) {
												let data6 = data.sourcePath;
												const _errs12 = errors;
												if (typeof data6 !== "string" && data6 !== null) {
													validate61.errors = [{
														instancePath: instancePath + "/sourcePath",
														schemaPath: "#/properties/sourcePath/type",
														keyword: "type",
														params: { type: schema25.properties.sourcePath.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.mediaType !== void 0) {
													let data7 = data.mediaType;
													const _errs14 = errors;
													if (typeof data7 !== "string" && data7 !== null) {
														validate61.errors = [{
															instancePath: instancePath + "/mediaType",
															schemaPath: "#/properties/mediaType/type",
															keyword: "type",
															params: { type: schema25.properties.mediaType.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid0 = _errs14 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.byteSize !== void 0) {
														let data8 = data.byteSize;
														const _errs16 = errors;
														if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
															validate61.errors = [{
																instancePath: instancePath + "/byteSize",
																schemaPath: "#/properties/byteSize/type",
																keyword: "type",
																params: { type: schema25.properties.byteSize.type },
																message: "must be integer,null"
															}];
															return false;
														}
														if (errors === _errs16) {
															if (typeof data8 == "number" && isFinite(data8)) {
																if (data8 < 0 || isNaN(data8)) {
																	validate61.errors = [{
																		instancePath: instancePath + "/byteSize",
																		schemaPath: "#/properties/byteSize/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs16 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.downloadUrl !== void 0) {
															let data9 = data.downloadUrl;
															const _errs18 = errors;
															if (errors === _errs18) {
																if (errors === _errs18) {
																	if (typeof data9 === "string") {
																		if (!formats0(data9)) {
																			validate61.errors = [{
																				instancePath: instancePath + "/downloadUrl",
																				schemaPath: "#/properties/downloadUrl/format",
																				keyword: "format",
																				params: { format: "uri" },
																				message: "must match format \"uri\""
																			}];
																			return false;
																		}
																	} else {
																		validate61.errors = [{
																			instancePath: instancePath + "/downloadUrl",
																			schemaPath: "#/properties/downloadUrl/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																}
															}
															var valid0 = _errs18 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.links !== void 0) {
																const _errs20 = errors;
																if (!validate66(data.links, {
																	instancePath: instancePath + "/links",
																	parentData: data,
																	parentDataProperty: "links",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs20 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate61.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate61.errors = vErrors;
	return errors === 0;
}
validate61.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.stateCounts === void 0 && (missing0 = "stateCounts") || data.claimCount === void 0 && (missing0 = "claimCount") || data.assessedClaimCount === void 0 && (missing0 = "assessedClaimCount") || data.supportedClaimCount === void 0 && (missing0 = "supportedClaimCount")) {
				validate58.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "stateCounts" || key0 === "claimCount" || key0 === "assessedClaimCount" || key0 === "supportedClaimCount" || key0 === "items")) {
					validate58.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.stateCounts !== void 0) {
						const _errs2 = errors;
						if (!validate59(data.stateCounts, {
							instancePath: instancePath + "/stateCounts",
							parentData: data,
							parentDataProperty: "stateCounts",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.claimCount !== void 0) {
							let data1 = data.claimCount;
							const _errs3 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate58.errors = [{
									instancePath: instancePath + "/claimCount",
									schemaPath: "#/properties/claimCount/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs3) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate58.errors = [{
											instancePath: instancePath + "/claimCount",
											schemaPath: "#/properties/claimCount/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.assessedClaimCount !== void 0) {
								let data2 = data.assessedClaimCount;
								const _errs5 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate58.errors = [{
										instancePath: instancePath + "/assessedClaimCount",
										schemaPath: "#/properties/assessedClaimCount/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs5) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 0 || isNaN(data2)) {
											validate58.errors = [{
												instancePath: instancePath + "/assessedClaimCount",
												schemaPath: "#/properties/assessedClaimCount/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.supportedClaimCount !== void 0) {
									let data3 = data.supportedClaimCount;
									const _errs7 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate58.errors = [{
											instancePath: instancePath + "/supportedClaimCount",
											schemaPath: "#/properties/supportedClaimCount/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (errors === _errs7) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 0 || isNaN(data3)) {
												validate58.errors = [{
													instancePath: instancePath + "/supportedClaimCount",
													schemaPath: "#/properties/supportedClaimCount/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.items !== void 0) {
										let data4 = data.items;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (Array.isArray(data4)) {
												if (data4.length > 100) {
													validate58.errors = [{
														instancePath: instancePath + "/items",
														schemaPath: "#/properties/items/maxItems",
														keyword: "maxItems",
														params: { limit: 100 },
														message: "must NOT have more than 100 items"
													}];
													return false;
												} else {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs11 = errors;
														if (!validate61(data4[i0], {
															instancePath: instancePath + "/items/" + i0,
															parentData: data4,
															parentDataProperty: i0,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
															errors = vErrors.length;
														}
														if (!(_errs11 === errors)) break;
													}
												}
											} else {
												validate58.errors = [{
													instancePath: instancePath + "/items",
													schemaPath: "#/properties/items/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate58.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate58.errors = vErrors;
	return errors === 0;
}
validate58.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate71.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.queued === void 0 && (missing0 = "queued") || data.running === void 0 && (missing0 = "running") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed") || data.partial === void 0 && (missing0 = "partial") || data.cancelled === void 0 && (missing0 = "cancelled") || data.timedOut === void 0 && (missing0 = "timedOut") || data.unknown === void 0 && (missing0 = "unknown")) {
			validate71.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "queued" || key0 === "running" || key0 === "succeeded" || key0 === "failed" || key0 === "partial" || key0 === "cancelled" || key0 === "timedOut" || key0 === "unknown")) {
				validate71.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.queued !== void 0) {
				let data0 = data.queued;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate71.errors = [{
						instancePath: instancePath + "/queued",
						schemaPath: "#/properties/queued/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 0 || isNaN(data0)) {
						validate71.errors = [{
							instancePath: instancePath + "/queued",
							schemaPath: "#/properties/queued/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.running !== void 0) {
					let data1 = data.running;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate71.errors = [{
							instancePath: instancePath + "/running",
							schemaPath: "#/properties/running/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate71.errors = [{
								instancePath: instancePath + "/running",
								schemaPath: "#/properties/running/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.succeeded !== void 0) {
						let data2 = data.succeeded;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate71.errors = [{
								instancePath: instancePath + "/succeeded",
								schemaPath: "#/properties/succeeded/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate71.errors = [{
									instancePath: instancePath + "/succeeded",
									schemaPath: "#/properties/succeeded/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.failed !== void 0) {
							let data3 = data.failed;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate71.errors = [{
									instancePath: instancePath + "/failed",
									schemaPath: "#/properties/failed/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate71.errors = [{
										instancePath: instancePath + "/failed",
										schemaPath: "#/properties/failed/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.partial !== void 0) {
								let data4 = data.partial;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate71.errors = [{
										instancePath: instancePath + "/partial",
										schemaPath: "#/properties/partial/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate71.errors = [{
											instancePath: instancePath + "/partial",
											schemaPath: "#/properties/partial/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.cancelled !== void 0) {
									let data5 = data.cancelled;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
										validate71.errors = [{
											instancePath: instancePath + "/cancelled",
											schemaPath: "#/properties/cancelled/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 0 || isNaN(data5)) {
											validate71.errors = [{
												instancePath: instancePath + "/cancelled",
												schemaPath: "#/properties/cancelled/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.timedOut !== void 0) {
										let data6 = data.timedOut;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate71.errors = [{
												instancePath: instancePath + "/timedOut",
												schemaPath: "#/properties/timedOut/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 < 0 || isNaN(data6)) {
												validate71.errors = [{
													instancePath: instancePath + "/timedOut",
													schemaPath: "#/properties/timedOut/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.unknown !== void 0) {
											let data7 = data.unknown;
											if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
												validate71.errors = [{
													instancePath: instancePath + "/unknown",
													schemaPath: "#/properties/unknown/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (typeof data7 == "number" && isFinite(data7)) {
												if (data7 < 0 || isNaN(data7)) {
													validate71.errors = [{
														instancePath: instancePath + "/unknown",
														schemaPath: "#/properties/unknown/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate71.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate71.errors = vErrors;
	return true;
}
validate71.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.runCount === void 0 && (missing0 = "runCount") || data.stateCounts === void 0 && (missing0 = "stateCounts")) {
				validate70.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "runCount" || key0 === "stateCounts")) {
					validate70.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.runCount !== void 0) {
						let data0 = data.runCount;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate70.errors = [{
								instancePath: instancePath + "/runCount",
								schemaPath: "#/properties/runCount/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 < 0 || isNaN(data0)) {
									validate70.errors = [{
										instancePath: instancePath + "/runCount",
										schemaPath: "#/properties/runCount/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.stateCounts !== void 0) {
							const _errs4 = errors;
							if (!validate71(data.stateCounts, {
								instancePath: instancePath + "/stateCounts",
								parentData: data,
								parentDataProperty: "stateCounts",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate70.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate70.errors = vErrors;
	return errors === 0;
}
validate70.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate74.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.sourcePath === void 0 && (missing0 = "sourcePath") || data.mediaType === void 0 && (missing0 = "mediaType") || data.text === void 0 && (missing0 = "text")) {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "sourcePath" || key0 === "mediaType" || key0 === "text")) {
				validate74.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.sourcePath !== void 0) {
				if (typeof data.sourcePath !== "string") {
					validate74.errors = [{
						instancePath: instancePath + "/sourcePath",
						schemaPath: "#/properties/sourcePath/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.mediaType !== void 0) {
					if (typeof data.mediaType !== "string") {
						validate74.errors = [{
							instancePath: instancePath + "/mediaType",
							schemaPath: "#/properties/mediaType/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.text !== void 0) {
						if (typeof data.text !== "string") {
							validate74.errors = [{
								instancePath: instancePath + "/text",
								schemaPath: "#/properties/text/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate74.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate74.errors = vErrors;
	return true;
}
validate74.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema32 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^claim_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"repository": { "$ref": "contract:/RepositoryReference" },
		"type": { "type": "string" },
		"statement": { "type": "string" },
		"sourceLocator": { "type": "string" },
		"verification": { "$ref": "contract:/VerificationState" },
		"reproduction": { "oneOf": [{ "$ref": "contract:/Plan" }, { "type": "null" }] },
		"plan": { "oneOf": [{ "$ref": "contract:/Plan" }, { "type": "null" }] },
		"evidence": { "$ref": "contract:/ClaimEvidence" },
		"assessments": {
			"type": "array",
			"items": { "$ref": "contract:/Assessment" }
		},
		"measurements": {
			"type": "array",
			"items": { "$ref": "contract:/Measurement" }
		},
		"experimentIds": {
			"type": "array",
			"items": { "type": "string" }
		},
		"evidenceIds": {
			"type": "array",
			"items": { "type": "string" }
		},
		"links": { "$ref": "contract:/Links" }
	},
	"required": [
		"id",
		"repository",
		"verification",
		"plan",
		"evidence",
		"measurements",
		"links"
	],
	"additionalProperties": false,
	"$id": "contract:/Claim"
};
const pattern8 = new RegExp("^claim_[0-9a-hjkmnp-tv-z]{26}$", "u");
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate77.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.owner === void 0 && (missing0 = "owner") || data.slug === void 0 && (missing0 = "slug") || data.title === void 0 && (missing0 = "title")) {
			validate77.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "owner" || key0 === "slug" || key0 === "title")) {
				validate77.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern3.test(data0)) {
						validate77.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/pattern",
							keyword: "pattern",
							params: { pattern: "^repo_[0-9a-hjkmnp-tv-z]{26}$" },
							message: "must match pattern \"^repo_[0-9a-hjkmnp-tv-z]{26}$\""
						}];
						return false;
					}
				} else {
					validate77.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.owner !== void 0) {
					if (typeof data.owner !== "string") {
						validate77.errors = [{
							instancePath: instancePath + "/owner",
							schemaPath: "#/properties/owner/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.slug !== void 0) {
						if (typeof data.slug !== "string") {
							validate77.errors = [{
								instancePath: instancePath + "/slug",
								schemaPath: "#/properties/slug/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.title !== void 0) {
							if (typeof data.title !== "string") {
								validate77.errors = [{
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate77.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate77.errors = vErrors;
	return true;
}
validate77.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema34 = {
	"type": "string",
	"enum": [
		"unverified",
		"queued",
		"running",
		"verified",
		"failed",
		"inconclusive",
		"review_required",
		"cancelled",
		"timed_out"
	],
	"$id": "contract:/VerificationState"
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate79.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate79.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "unverified" || data === "queued" || data === "running" || data === "verified" || data === "failed" || data === "inconclusive" || data === "review_required" || data === "cancelled" || data === "timed_out")) {
		validate79.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema34.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate79.errors = vErrors;
	return true;
}
validate79.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema35 = {
	"type": "object",
	"properties": {
		"experimentId": {
			"type": "string",
			"pattern": "^exp_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"experimentVersionId": { "$ref": "contract:/Digest" },
		"command": { "type": "string" },
		"image": { "type": ["string", "null"] },
		"timeoutSeconds": {
			"type": "integer",
			"minimum": 0
		},
		"seed": {
			"type": ["integer", "null"],
			"minimum": 0,
			"maximum": 9007199254740991
		},
		"measurements": {
			"type": "array",
			"items": { "$ref": "contract:/PlannedMeasurement" }
		},
		"source": { "type": "string" },
		"confidence": { "$ref": "contract:/Confidence" }
	},
	"required": [
		"experimentId",
		"experimentVersionId",
		"command",
		"image",
		"timeoutSeconds",
		"seed",
		"measurements",
		"source",
		"confidence"
	],
	"additionalProperties": false,
	"$id": "contract:/Plan"
};
const pattern10 = new RegExp("^exp_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema36 = {
	"type": "object",
	"properties": {
		"measurementId": { "type": "string" },
		"metric": { "type": "string" },
		"unit": { "type": "string" },
		"comparator": { "$ref": "contract:/Comparator" },
		"reportedValue": { "type": ["number", "null"] },
		"tolerance": { "type": ["number", "null"] },
		"from": { "$ref": "contract:/MeasurementSource" }
	},
	"required": [
		"measurementId",
		"metric",
		"unit",
		"comparator",
		"reportedValue",
		"tolerance",
		"from"
	],
	"additionalProperties": false,
	"$id": "contract:/PlannedMeasurement"
};
const schema37 = {
	"type": "string",
	"enum": [
		">=",
		"<=",
		"=",
		"~="
	],
	"$id": "contract:/Comparator"
};
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate84.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate84.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === ">=" || data === "<=" || data === "=" || data === "~=")) {
		validate84.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema37.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate84.errors = vErrors;
	return true;
}
validate84.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate86.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.file === void 0 && (missing0 = "file")) {
				validate86.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "file" || key0 === "pointer" || key0 === "row" || key0 === "column" || key0 === "regex" || key0 === "sha256")) {
					validate86.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.file !== void 0) {
						const _errs2 = errors;
						if (typeof data.file !== "string") {
							validate86.errors = [{
								instancePath: instancePath + "/file",
								schemaPath: "#/properties/file/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.pointer !== void 0) {
							const _errs4 = errors;
							if (typeof data.pointer !== "string") {
								validate86.errors = [{
									instancePath: instancePath + "/pointer",
									schemaPath: "#/properties/pointer/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.row !== void 0) {
								let data2 = data.row;
								const _errs6 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate86.errors = [{
										instancePath: instancePath + "/row",
										schemaPath: "#/properties/row/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs6) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 1 || isNaN(data2)) {
											validate86.errors = [{
												instancePath: instancePath + "/row",
												schemaPath: "#/properties/row/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 1
												},
												message: "must be >= 1"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.column !== void 0) {
									const _errs8 = errors;
									if (typeof data.column !== "string") {
										validate86.errors = [{
											instancePath: instancePath + "/column",
											schemaPath: "#/properties/column/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.regex !== void 0) {
										const _errs10 = errors;
										if (typeof data.regex !== "string") {
											validate86.errors = [{
												instancePath: instancePath + "/regex",
												schemaPath: "#/properties/regex/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.sha256 !== void 0) {
											const _errs12 = errors;
											if (!validate64(data.sha256, {
												instancePath: instancePath + "/sha256",
												parentData: data,
												parentDataProperty: "sha256",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate86.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate86.errors = vErrors;
	return errors === 0;
}
validate86.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate83.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.measurementId === void 0 && (missing0 = "measurementId") || data.metric === void 0 && (missing0 = "metric") || data.unit === void 0 && (missing0 = "unit") || data.comparator === void 0 && (missing0 = "comparator") || data.reportedValue === void 0 && (missing0 = "reportedValue") || data.tolerance === void 0 && (missing0 = "tolerance") || data.from === void 0 && (missing0 = "from")) {
				validate83.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "measurementId" || key0 === "metric" || key0 === "unit" || key0 === "comparator" || key0 === "reportedValue" || key0 === "tolerance" || key0 === "from")) {
					validate83.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.measurementId !== void 0) {
						const _errs2 = errors;
						if (typeof data.measurementId !== "string") {
							validate83.errors = [{
								instancePath: instancePath + "/measurementId",
								schemaPath: "#/properties/measurementId/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.metric !== void 0) {
							const _errs4 = errors;
							if (typeof data.metric !== "string") {
								validate83.errors = [{
									instancePath: instancePath + "/metric",
									schemaPath: "#/properties/metric/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.unit !== void 0) {
								const _errs6 = errors;
								if (typeof data.unit !== "string") {
									validate83.errors = [{
										instancePath: instancePath + "/unit",
										schemaPath: "#/properties/unit/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.comparator !== void 0) {
									const _errs8 = errors;
									if (!validate84(data.comparator, {
										instancePath: instancePath + "/comparator",
										parentData: data,
										parentDataProperty: "comparator",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.reportedValue !== void 0) {
										let data4 = data.reportedValue;
										const _errs9 = errors;
										if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
											validate83.errors = [{
												instancePath: instancePath + "/reportedValue",
												schemaPath: "#/properties/reportedValue/type",
												keyword: "type",
												params: { type: schema36.properties.reportedValue.type },
												message: "must be number,null"
											}];
											return false;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.tolerance !== void 0) {
											let data5 = data.tolerance;
											const _errs11 = errors;
											if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
												validate83.errors = [{
													instancePath: instancePath + "/tolerance",
													schemaPath: "#/properties/tolerance/type",
													keyword: "type",
													params: { type: schema36.properties.tolerance.type },
													message: "must be number,null"
												}];
												return false;
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.from !== void 0) {
												const _errs13 = errors;
												if (!validate86(data.from, {
													instancePath: instancePath + "/from",
													parentData: data,
													parentDataProperty: "from",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate83.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate83.errors = vErrors;
	return errors === 0;
}
validate83.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema39 = {
	"type": "string",
	"enum": [
		"high",
		"medium",
		"low"
	],
	"$id": "contract:/Confidence"
};
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate90.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate90.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "high" || data === "medium" || data === "low")) {
		validate90.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema39.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate90.errors = vErrors;
	return true;
}
validate90.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate81.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.experimentId === void 0 && (missing0 = "experimentId") || data.experimentVersionId === void 0 && (missing0 = "experimentVersionId") || data.command === void 0 && (missing0 = "command") || data.image === void 0 && (missing0 = "image") || data.timeoutSeconds === void 0 && (missing0 = "timeoutSeconds") || data.seed === void 0 && (missing0 = "seed") || data.measurements === void 0 && (missing0 = "measurements") || data.source === void 0 && (missing0 = "source") || data.confidence === void 0 && (missing0 = "confidence")) {
				validate81.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema35.properties, key0)) {
					validate81.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.experimentId !== void 0) {
						let data0 = data.experimentId;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern10.test(data0)) {
									validate81.errors = [{
										instancePath: instancePath + "/experimentId",
										schemaPath: "#/properties/experimentId/pattern",
										keyword: "pattern",
										params: { pattern: "^exp_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^exp_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate81.errors = [{
									instancePath: instancePath + "/experimentId",
									schemaPath: "#/properties/experimentId/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.experimentVersionId !== void 0) {
							const _errs4 = errors;
							if (!validate64(data.experimentVersionId, {
								instancePath: instancePath + "/experimentVersionId",
								parentData: data,
								parentDataProperty: "experimentVersionId",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.command !== void 0) {
								const _errs5 = errors;
								if (typeof data.command !== "string") {
									validate81.errors = [{
										instancePath: instancePath + "/command",
										schemaPath: "#/properties/command/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.image !== void 0) {
									let data3 = data.image;
									const _errs7 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate81.errors = [{
											instancePath: instancePath + "/image",
											schemaPath: "#/properties/image/type",
											keyword: "type",
											params: { type: schema35.properties.image.type },
											message: "must be string,null"
										}];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.timeoutSeconds !== void 0) {
										let data4 = data.timeoutSeconds;
										const _errs9 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
											validate81.errors = [{
												instancePath: instancePath + "/timeoutSeconds",
												schemaPath: "#/properties/timeoutSeconds/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (errors === _errs9) {
											if (typeof data4 == "number" && isFinite(data4)) {
												if (data4 < 0 || isNaN(data4)) {
													validate81.errors = [{
														instancePath: instancePath + "/timeoutSeconds",
														schemaPath: "#/properties/timeoutSeconds/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.seed !== void 0) {
											let data5 = data.seed;
											const _errs11 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
												validate81.errors = [{
													instancePath: instancePath + "/seed",
													schemaPath: "#/properties/seed/type",
													keyword: "type",
													params: { type: schema35.properties.seed.type },
													message: "must be integer,null"
												}];
												return false;
											}
											if (errors === _errs11) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 > 9007199254740991 || isNaN(data5)) {
														validate81.errors = [{
															instancePath: instancePath + "/seed",
															schemaPath: "#/properties/seed/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 9007199254740991
															},
															message: "must be <= 9007199254740991"
														}];
														return false;
													} else if (data5 < 0 || isNaN(data5)) {
														validate81.errors = [{
															instancePath: instancePath + "/seed",
															schemaPath: "#/properties/seed/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															},
															message: "must be >= 0"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.measurements !== void 0) {
												let data6 = data.measurements;
												const _errs13 = errors;
												if (errors === _errs13) {
													if (Array.isArray(data6)) {
														const len0 = data6.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs15 = errors;
															if (!validate83(data6[i0], {
																instancePath: instancePath + "/measurements/" + i0,
																parentData: data6,
																parentDataProperty: i0,
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
																errors = vErrors.length;
															}
															if (!(_errs15 === errors)) break;
														}
													} else {
														validate81.errors = [{
															instancePath: instancePath + "/measurements",
															schemaPath: "#/properties/measurements/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.source !== void 0) {
													const _errs16 = errors;
													if (typeof data.source !== "string") {
														validate81.errors = [{
															instancePath: instancePath + "/source",
															schemaPath: "#/properties/source/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.confidence !== void 0) {
														const _errs18 = errors;
														if (!validate90(data.confidence, {
															instancePath: instancePath + "/confidence",
															parentData: data,
															parentDataProperty: "confidence",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate81.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate81.errors = vErrors;
	return errors === 0;
}
validate81.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema40 = {
	"type": "object",
	"properties": {
		"state": { "$ref": "contract:/EvidenceState" },
		"assessmentCount": {
			"type": "integer",
			"minimum": 0
		},
		"conclusionCounts": { "$ref": "contract:/AssessmentCounts" },
		"latestAssessmentAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	},
	"required": [
		"state",
		"assessmentCount",
		"conclusionCounts",
		"latestAssessmentAt"
	],
	"additionalProperties": false,
	"$id": "contract:/ClaimEvidence"
};
const schema41 = {
	"type": "string",
	"enum": [
		"supported",
		"challenged",
		"contradicted",
		"mixed",
		"inconclusive",
		"notAssessed"
	],
	"$id": "contract:/EvidenceState"
};
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate95.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate95.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "supported" || data === "challenged" || data === "contradicted" || data === "mixed" || data === "inconclusive" || data === "notAssessed")) {
		validate95.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema41.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate95.errors = vErrors;
	return true;
}
validate95.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate97.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.supports === void 0 && (missing0 = "supports") || data.challenges === void 0 && (missing0 = "challenges") || data.contradicts === void 0 && (missing0 = "contradicts") || data.inconclusive === void 0 && (missing0 = "inconclusive")) {
			validate97.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "supports" || key0 === "challenges" || key0 === "contradicts" || key0 === "inconclusive")) {
				validate97.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.supports !== void 0) {
				let data0 = data.supports;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate97.errors = [{
						instancePath: instancePath + "/supports",
						schemaPath: "#/properties/supports/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 0 || isNaN(data0)) {
						validate97.errors = [{
							instancePath: instancePath + "/supports",
							schemaPath: "#/properties/supports/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.challenges !== void 0) {
					let data1 = data.challenges;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate97.errors = [{
							instancePath: instancePath + "/challenges",
							schemaPath: "#/properties/challenges/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate97.errors = [{
								instancePath: instancePath + "/challenges",
								schemaPath: "#/properties/challenges/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.contradicts !== void 0) {
						let data2 = data.contradicts;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate97.errors = [{
								instancePath: instancePath + "/contradicts",
								schemaPath: "#/properties/contradicts/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate97.errors = [{
									instancePath: instancePath + "/contradicts",
									schemaPath: "#/properties/contradicts/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.inconclusive !== void 0) {
							let data3 = data.inconclusive;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate97.errors = [{
									instancePath: instancePath + "/inconclusive",
									schemaPath: "#/properties/inconclusive/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate97.errors = [{
										instancePath: instancePath + "/inconclusive",
										schemaPath: "#/properties/inconclusive/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate97.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate97.errors = vErrors;
	return true;
}
validate97.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const formats28 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.state === void 0 && (missing0 = "state") || data.assessmentCount === void 0 && (missing0 = "assessmentCount") || data.conclusionCounts === void 0 && (missing0 = "conclusionCounts") || data.latestAssessmentAt === void 0 && (missing0 = "latestAssessmentAt")) {
				validate94.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "assessmentCount" || key0 === "conclusionCounts" || key0 === "latestAssessmentAt")) {
					validate94.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if (!validate95(data.state, {
							instancePath: instancePath + "/state",
							parentData: data,
							parentDataProperty: "state",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.assessmentCount !== void 0) {
							let data1 = data.assessmentCount;
							const _errs3 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate94.errors = [{
									instancePath: instancePath + "/assessmentCount",
									schemaPath: "#/properties/assessmentCount/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs3) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate94.errors = [{
											instancePath: instancePath + "/assessmentCount",
											schemaPath: "#/properties/assessmentCount/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.conclusionCounts !== void 0) {
								const _errs5 = errors;
								if (!validate97(data.conclusionCounts, {
									instancePath: instancePath + "/conclusionCounts",
									parentData: data,
									parentDataProperty: "conclusionCounts",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.latestAssessmentAt !== void 0) {
									let data3 = data.latestAssessmentAt;
									const _errs6 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate94.errors = [{
											instancePath: instancePath + "/latestAssessmentAt",
											schemaPath: "#/properties/latestAssessmentAt/type",
											keyword: "type",
											params: { type: schema40.properties.latestAssessmentAt.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (errors === _errs6) {
										if (errors === _errs6) {
											if (typeof data3 === "string") {
												if (!formats28.validate(data3)) {
													validate94.errors = [{
														instancePath: instancePath + "/latestAssessmentAt",
														schemaPath: "#/properties/latestAssessmentAt/format",
														keyword: "format",
														params: { format: "date-time" },
														message: "must match format \"date-time\""
													}];
													return false;
												}
											}
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate94.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema43 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^asm_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"recordDigest": { "$ref": "contract:/Digest" },
		"artifactDigest": { "$ref": "contract:/Digest" },
		"claimVersionId": { "$ref": "contract:/Digest" },
		"experimentVersionId": { "$ref": "contract:/Digest" },
		"executionRunId": {
			"type": "string",
			"pattern": "^run_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"supersedesAssessmentDigests": {
			"type": "array",
			"items": { "$ref": "contract:/Digest" }
		},
		"current": { "type": "boolean" },
		"conclusion": { "$ref": "contract:/AssessmentConclusion" },
		"verificationStatus": { "oneOf": [{ "$ref": "contract:/VerificationStatus" }, { "type": "null" }] },
		"confidence": { "oneOf": [{ "$ref": "contract:/Confidence" }, { "type": "null" }] },
		"protocolComparability": { "oneOf": [{ "$ref": "contract:/ProtocolComparability" }, { "type": "null" }] },
		"method": { "$ref": "contract:/AssessmentMethod" },
		"evidenceIds": {
			"type": "array",
			"items": { "type": "string" }
		},
		"scope": { "$ref": "contract:/AssessmentScope" },
		"limitations": {
			"type": "array",
			"items": { "type": "string" }
		},
		"assessor": { "$ref": "contract:/Assessor" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"required": [
		"id",
		"recordDigest",
		"artifactDigest",
		"claimVersionId",
		"experimentVersionId",
		"executionRunId",
		"supersedesAssessmentDigests",
		"conclusion",
		"verificationStatus",
		"confidence",
		"protocolComparability",
		"method",
		"evidenceIds",
		"scope",
		"limitations",
		"assessor",
		"createdAt"
	],
	"additionalProperties": false,
	"$id": "contract:/Assessment"
};
const pattern11 = new RegExp("^asm_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema44 = {
	"type": "string",
	"enum": [
		"supports",
		"challenges",
		"contradicts",
		"inconclusive"
	],
	"$id": "contract:/AssessmentConclusion"
};
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate106.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate106.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "supports" || data === "challenges" || data === "contradicts" || data === "inconclusive")) {
		validate106.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema44.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate106.errors = vErrors;
	return true;
}
validate106.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema45 = {
	"type": "string",
	"enum": [
		"reproduced",
		"approximately_reproduced",
		"not_reproduced",
		"inconclusive"
	],
	"$id": "contract:/VerificationStatus"
};
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate108.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate108.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "reproduced" || data === "approximately_reproduced" || data === "not_reproduced" || data === "inconclusive")) {
		validate108.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema45.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate108.errors = vErrors;
	return true;
}
validate108.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema46 = {
	"type": "string",
	"enum": [
		"exact",
		"minor_difference",
		"material_difference",
		"unknown"
	],
	"$id": "contract:/ProtocolComparability"
};
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate111.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "exact" || data === "minor_difference" || data === "material_difference" || data === "unknown")) {
		validate111.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema46.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate111.errors = vErrors;
	return true;
}
validate111.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema47 = {
	"type": "string",
	"enum": [
		"MetricComparison",
		"DirectionalComparison",
		"QualitativeReview",
		"IntegrityOnly"
	],
	"$id": "contract:/AssessmentMethod"
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate113.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "MetricComparison" || data === "DirectionalComparison" || data === "QualitativeReview" || data === "IntegrityOnly")) {
		validate113.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema47.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate113.errors = vErrors;
	return true;
}
validate113.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema48 = {
	"type": "object",
	"properties": {
		"claimId": {
			"type": "string",
			"pattern": "^claim_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"measurementIds": {
			"type": "array",
			"items": { "type": "string" }
		},
		"repetitions": {
			"type": "integer",
			"minimum": 0
		},
		"dataset": { "type": ["string", "null"] }
	},
	"required": [
		"claimId",
		"measurementIds",
		"repetitions",
		"dataset"
	],
	"additionalProperties": false,
	"$id": "contract:/AssessmentScope"
};
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate115.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.claimId === void 0 && (missing0 = "claimId") || data.measurementIds === void 0 && (missing0 = "measurementIds") || data.repetitions === void 0 && (missing0 = "repetitions") || data.dataset === void 0 && (missing0 = "dataset")) {
			validate115.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "claimId" || key0 === "measurementIds" || key0 === "repetitions" || key0 === "dataset")) {
				validate115.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.claimId !== void 0) {
				let data0 = data.claimId;
				if (typeof data0 === "string") {
					if (!pattern8.test(data0)) {
						validate115.errors = [{
							instancePath: instancePath + "/claimId",
							schemaPath: "#/properties/claimId/pattern",
							keyword: "pattern",
							params: { pattern: "^claim_[0-9a-hjkmnp-tv-z]{26}$" },
							message: "must match pattern \"^claim_[0-9a-hjkmnp-tv-z]{26}$\""
						}];
						return false;
					}
				} else {
					validate115.errors = [{
						instancePath: instancePath + "/claimId",
						schemaPath: "#/properties/claimId/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.measurementIds !== void 0) {
					let data1 = data.measurementIds;
					if (Array.isArray(data1)) {
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data1[i0] !== "string") {
							validate115.errors = [{
								instancePath: instancePath + "/measurementIds/" + i0,
								schemaPath: "#/properties/measurementIds/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
					} else {
						validate115.errors = [{
							instancePath: instancePath + "/measurementIds",
							schemaPath: "#/properties/measurementIds/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.repetitions !== void 0) {
						let data3 = data.repetitions;
						if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
							validate115.errors = [{
								instancePath: instancePath + "/repetitions",
								schemaPath: "#/properties/repetitions/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data3 == "number" && isFinite(data3)) {
							if (data3 < 0 || isNaN(data3)) {
								validate115.errors = [{
									instancePath: instancePath + "/repetitions",
									schemaPath: "#/properties/repetitions/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.dataset !== void 0) {
							let data4 = data.dataset;
							if (typeof data4 !== "string" && data4 !== null) {
								validate115.errors = [{
									instancePath: instancePath + "/dataset",
									schemaPath: "#/properties/dataset/type",
									keyword: "type",
									params: { type: schema48.properties.dataset.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate115.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate115.errors = vErrors;
	return true;
}
validate115.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema49 = {
	"type": "object",
	"properties": {
		"kind": {
			"type": "string",
			"enum": [
				"service",
				"human",
				"institution",
				"llm"
			]
		},
		"id": { "type": "string" },
		"name": { "type": "string" },
		"version": { "type": "string" },
		"keyId": { "type": ["string", "null"] }
	},
	"required": [
		"kind",
		"id",
		"name",
		"version",
		"keyId"
	],
	"additionalProperties": false,
	"$id": "contract:/Assessor"
};
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate117.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.version === void 0 && (missing0 = "version") || data.keyId === void 0 && (missing0 = "keyId")) {
			validate117.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kind" || key0 === "id" || key0 === "name" || key0 === "version" || key0 === "keyId")) {
				validate117.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.kind !== void 0) {
				let data0 = data.kind;
				if (typeof data0 !== "string") {
					validate117.errors = [{
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "service" || data0 === "human" || data0 === "institution" || data0 === "llm")) {
					validate117.errors = [{
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/enum",
						keyword: "enum",
						params: { allowedValues: schema49.properties.kind.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.id !== void 0) {
					if (typeof data.id !== "string") {
						validate117.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.name !== void 0) {
						if (typeof data.name !== "string") {
							validate117.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "#/properties/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.version !== void 0) {
							if (typeof data.version !== "string") {
								validate117.errors = [{
									instancePath: instancePath + "/version",
									schemaPath: "#/properties/version/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.keyId !== void 0) {
								let data4 = data.keyId;
								if (typeof data4 !== "string" && data4 !== null) {
									validate117.errors = [{
										instancePath: instancePath + "/keyId",
										schemaPath: "#/properties/keyId/type",
										keyword: "type",
										params: { type: schema49.properties.keyId.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate117.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate117.errors = vErrors;
	return true;
}
validate117.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate100.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.recordDigest === void 0 && (missing0 = "recordDigest") || data.artifactDigest === void 0 && (missing0 = "artifactDigest") || data.claimVersionId === void 0 && (missing0 = "claimVersionId") || data.experimentVersionId === void 0 && (missing0 = "experimentVersionId") || data.executionRunId === void 0 && (missing0 = "executionRunId") || data.supersedesAssessmentDigests === void 0 && (missing0 = "supersedesAssessmentDigests") || data.conclusion === void 0 && (missing0 = "conclusion") || data.verificationStatus === void 0 && (missing0 = "verificationStatus") || data.confidence === void 0 && (missing0 = "confidence") || data.protocolComparability === void 0 && (missing0 = "protocolComparability") || data.method === void 0 && (missing0 = "method") || data.evidenceIds === void 0 && (missing0 = "evidenceIds") || data.scope === void 0 && (missing0 = "scope") || data.limitations === void 0 && (missing0 = "limitations") || data.assessor === void 0 && (missing0 = "assessor") || data.createdAt === void 0 && (missing0 = "createdAt")) {
				validate100.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema43.properties, key0)) {
					validate100.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern11.test(data0)) {
									validate100.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/pattern",
										keyword: "pattern",
										params: { pattern: "^asm_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^asm_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate100.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.recordDigest !== void 0) {
							const _errs4 = errors;
							if (!validate64(data.recordDigest, {
								instancePath: instancePath + "/recordDigest",
								parentData: data,
								parentDataProperty: "recordDigest",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.artifactDigest !== void 0) {
								const _errs5 = errors;
								if (!validate64(data.artifactDigest, {
									instancePath: instancePath + "/artifactDigest",
									parentData: data,
									parentDataProperty: "artifactDigest",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.claimVersionId !== void 0) {
									const _errs6 = errors;
									if (!validate64(data.claimVersionId, {
										instancePath: instancePath + "/claimVersionId",
										parentData: data,
										parentDataProperty: "claimVersionId",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.experimentVersionId !== void 0) {
										const _errs7 = errors;
										if (!validate64(data.experimentVersionId, {
											instancePath: instancePath + "/experimentVersionId",
											parentData: data,
											parentDataProperty: "experimentVersionId",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.executionRunId !== void 0) {
											let data5 = data.executionRunId;
											const _errs8 = errors;
											if (errors === _errs8) {
												if (typeof data5 === "string") {
													if (!pattern7.test(data5)) {
														validate100.errors = [{
															instancePath: instancePath + "/executionRunId",
															schemaPath: "#/properties/executionRunId/pattern",
															keyword: "pattern",
															params: { pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$" },
															message: "must match pattern \"^run_[0-9a-hjkmnp-tv-z]{26}$\""
														}];
														return false;
													}
												} else {
													validate100.errors = [{
														instancePath: instancePath + "/executionRunId",
														schemaPath: "#/properties/executionRunId/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.supersedesAssessmentDigests !== void 0) {
												let data6 = data.supersedesAssessmentDigests;
												const _errs10 = errors;
												if (errors === _errs10) {
													if (Array.isArray(data6)) {
														const len0 = data6.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs12 = errors;
															if (!validate64(data6[i0], {
																instancePath: instancePath + "/supersedesAssessmentDigests/" + i0,
																parentData: data6,
																parentDataProperty: i0,
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
																errors = vErrors.length;
															}
															if (!(_errs12 === errors)) break;
														}
													} else {
														validate100.errors = [{
															instancePath: instancePath + "/supersedesAssessmentDigests",
															schemaPath: "#/properties/supersedesAssessmentDigests/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid0 = _errs10 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.current !== void 0) {
													const _errs13 = errors;
													if (typeof data.current !== "boolean") {
														validate100.errors = [{
															instancePath: instancePath + "/current",
															schemaPath: "#/properties/current/type",
															keyword: "type",
															params: { type: "boolean" },
															message: "must be boolean"
														}];
														return false;
													}
													var valid0 = _errs13 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.conclusion !== void 0) {
														const _errs15 = errors;
														if (!validate106(data.conclusion, {
															instancePath: instancePath + "/conclusion",
															parentData: data,
															parentDataProperty: "conclusion",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs15 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.verificationStatus !== void 0) {
															let data10 = data.verificationStatus;
															const _errs16 = errors;
															const _errs17 = errors;
															let valid2 = false;
															let passing0 = null;
															const _errs18 = errors;
															if (!validate108(data10, {
																instancePath: instancePath + "/verificationStatus",
																parentData: data,
																parentDataProperty: "verificationStatus",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
																errors = vErrors.length;
															}
															var _valid0 = _errs18 === errors;
															if (_valid0) {
																valid2 = true;
																passing0 = 0;
															}
															const _errs19 = errors;
															if (data10 !== null) {
																const err0 = {
																	instancePath: instancePath + "/verificationStatus",
																	schemaPath: "#/properties/verificationStatus/oneOf/1/type",
																	keyword: "type",
																	params: { type: "null" },
																	message: "must be null"
																};
																if (vErrors === null) vErrors = [err0];
																else vErrors.push(err0);
																errors++;
															}
															var _valid0 = _errs19 === errors;
															if (_valid0 && valid2) {
																valid2 = false;
																passing0 = [passing0, 1];
															} else if (_valid0) {
																valid2 = true;
																passing0 = 1;
															}
															if (!valid2) {
																const err1 = {
																	instancePath: instancePath + "/verificationStatus",
																	schemaPath: "#/properties/verificationStatus/oneOf",
																	keyword: "oneOf",
																	params: { passingSchemas: passing0 },
																	message: "must match exactly one schema in oneOf"
																};
																if (vErrors === null) vErrors = [err1];
																else vErrors.push(err1);
																errors++;
																validate100.errors = vErrors;
																return false;
															} else {
																errors = _errs17;
																if (vErrors !== null) {
																	if (_errs17) vErrors.length = _errs17;
																	else vErrors = null;
																}
															}
															var valid0 = _errs16 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.confidence !== void 0) {
																let data11 = data.confidence;
																const _errs21 = errors;
																const _errs22 = errors;
																let valid3 = false;
																let passing1 = null;
																const _errs23 = errors;
																if (!validate90(data11, {
																	instancePath: instancePath + "/confidence",
																	parentData: data,
																	parentDataProperty: "confidence",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
																	errors = vErrors.length;
																}
																var _valid1 = _errs23 === errors;
																if (_valid1) {
																	valid3 = true;
																	passing1 = 0;
																}
																const _errs24 = errors;
																if (data11 !== null) {
																	const err2 = {
																		instancePath: instancePath + "/confidence",
																		schemaPath: "#/properties/confidence/oneOf/1/type",
																		keyword: "type",
																		params: { type: "null" },
																		message: "must be null"
																	};
																	if (vErrors === null) vErrors = [err2];
																	else vErrors.push(err2);
																	errors++;
																}
																var _valid1 = _errs24 === errors;
																if (_valid1 && valid3) {
																	valid3 = false;
																	passing1 = [passing1, 1];
																} else if (_valid1) {
																	valid3 = true;
																	passing1 = 1;
																}
																if (!valid3) {
																	const err3 = {
																		instancePath: instancePath + "/confidence",
																		schemaPath: "#/properties/confidence/oneOf",
																		keyword: "oneOf",
																		params: { passingSchemas: passing1 },
																		message: "must match exactly one schema in oneOf"
																	};
																	if (vErrors === null) vErrors = [err3];
																	else vErrors.push(err3);
																	errors++;
																	validate100.errors = vErrors;
																	return false;
																} else {
																	errors = _errs22;
																	if (vErrors !== null) {
																		if (_errs22) vErrors.length = _errs22;
																		else vErrors = null;
																	}
																}
																var valid0 = _errs21 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.protocolComparability !== void 0) {
																	let data12 = data.protocolComparability;
																	const _errs26 = errors;
																	const _errs27 = errors;
																	let valid4 = false;
																	let passing2 = null;
																	const _errs28 = errors;
																	if (!validate111(data12, {
																		instancePath: instancePath + "/protocolComparability",
																		parentData: data,
																		parentDataProperty: "protocolComparability",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
																		errors = vErrors.length;
																	}
																	var _valid2 = _errs28 === errors;
																	if (_valid2) {
																		valid4 = true;
																		passing2 = 0;
																	}
																	const _errs29 = errors;
																	if (data12 !== null) {
																		const err4 = {
																			instancePath: instancePath + "/protocolComparability",
																			schemaPath: "#/properties/protocolComparability/oneOf/1/type",
																			keyword: "type",
																			params: { type: "null" },
																			message: "must be null"
																		};
																		if (vErrors === null) vErrors = [err4];
																		else vErrors.push(err4);
																		errors++;
																	}
																	var _valid2 = _errs29 === errors;
																	if (_valid2 && valid4) {
																		valid4 = false;
																		passing2 = [passing2, 1];
																	} else if (_valid2) {
																		valid4 = true;
																		passing2 = 1;
																	}
																	if (!valid4) {
																		const err5 = {
																			instancePath: instancePath + "/protocolComparability",
																			schemaPath: "#/properties/protocolComparability/oneOf",
																			keyword: "oneOf",
																			params: { passingSchemas: passing2 },
																			message: "must match exactly one schema in oneOf"
																		};
																		if (vErrors === null) vErrors = [err5];
																		else vErrors.push(err5);
																		errors++;
																		validate100.errors = vErrors;
																		return false;
																	} else {
																		errors = _errs27;
																		if (vErrors !== null) {
																			if (_errs27) vErrors.length = _errs27;
																			else vErrors = null;
																		}
																	}
																	var valid0 = _errs26 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.method !== void 0) {
																		const _errs31 = errors;
																		if (!validate113(data.method, {
																			instancePath: instancePath + "/method",
																			parentData: data,
																			parentDataProperty: "method",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs31 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.evidenceIds !== void 0) {
																			let data14 = data.evidenceIds;
																			const _errs32 = errors;
																			if (errors === _errs32) {
																				if (Array.isArray(data14)) {
																					const len1 = data14.length;
																					for (let i1 = 0; i1 < len1; i1++) {
																						const _errs34 = errors;
																						if (typeof data14[i1] !== "string") {
																							validate100.errors = [{
																								instancePath: instancePath + "/evidenceIds/" + i1,
																								schemaPath: "#/properties/evidenceIds/items/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																						if (!(_errs34 === errors)) break;
																					}
																				} else {
																					validate100.errors = [{
																						instancePath: instancePath + "/evidenceIds",
																						schemaPath: "#/properties/evidenceIds/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs32 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.scope !== void 0) {
																				const _errs36 = errors;
																				if (!validate115(data.scope, {
																					instancePath: instancePath + "/scope",
																					parentData: data,
																					parentDataProperty: "scope",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs36 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.limitations !== void 0) {
																					let data17 = data.limitations;
																					const _errs37 = errors;
																					if (errors === _errs37) {
																						if (Array.isArray(data17)) {
																							const len2 = data17.length;
																							for (let i2 = 0; i2 < len2; i2++) {
																								const _errs39 = errors;
																								if (typeof data17[i2] !== "string") {
																									validate100.errors = [{
																										instancePath: instancePath + "/limitations/" + i2,
																										schemaPath: "#/properties/limitations/items/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																								if (!(_errs39 === errors)) break;
																							}
																						} else {
																							validate100.errors = [{
																								instancePath: instancePath + "/limitations",
																								schemaPath: "#/properties/limitations/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs37 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.assessor !== void 0) {
																						const _errs41 = errors;
																						if (!validate117(data.assessor, {
																							instancePath: instancePath + "/assessor",
																							parentData: data,
																							parentDataProperty: "assessor",
																							rootData,
																							dynamicAnchors
																						})) {
																							vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
																							errors = vErrors.length;
																						}
																						var valid0 = _errs41 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.createdAt !== void 0) {
																							let data20 = data.createdAt;
																							const _errs42 = errors;
																							if (errors === _errs42) {
																								if (errors === _errs42) {
																									if (typeof data20 === "string") {
																										if (!formats28.validate(data20)) {
																											validate100.errors = [{
																												instancePath: instancePath + "/createdAt",
																												schemaPath: "#/properties/createdAt/format",
																												keyword: "format",
																												params: { format: "date-time" },
																												message: "must match format \"date-time\""
																											}];
																											return false;
																										}
																									} else {
																										validate100.errors = [{
																											instancePath: instancePath + "/createdAt",
																											schemaPath: "#/properties/createdAt/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}];
																										return false;
																									}
																								}
																							}
																							var valid0 = _errs42 === errors;
																						} else var valid0 = true;
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate100.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate100.errors = vErrors;
	return errors === 0;
}
validate100.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema50 = {
	"type": "object",
	"properties": {
		"measurementId": { "type": "string" },
		"metric": { "type": "string" },
		"unit": { "type": "string" },
		"dimensions": {
			"type": "object",
			"additionalProperties": true
		},
		"comparator": { "$ref": "contract:/Comparator" },
		"reportedValue": { "type": ["number", "null"] },
		"observedValue": { "type": ["number", "null"] },
		"tolerance": { "type": ["number", "null"] },
		"absoluteDifference": { "type": ["number", "null"] },
		"verification": { "$ref": "contract:/VerificationState" },
		"reason": { "type": ["string", "null"] },
		"diagnostic": { "oneOf": [{ "$ref": "contract:/Diagnostic" }, { "type": "null" }] },
		"evidenceIds": {
			"type": "array",
			"items": { "type": "string" }
		}
	},
	"required": [
		"measurementId",
		"metric",
		"unit",
		"reportedValue",
		"observedValue",
		"verification",
		"evidenceIds"
	],
	"additionalProperties": false,
	"$id": "contract:/Measurement"
};
const schema51 = {
	"type": "object",
	"properties": {
		"code": { "type": "string" },
		"category": { "$ref": "contract:/DiagnosticCategory" },
		"retryable": { "type": ["boolean", "null"] },
		"summary": { "type": "string" },
		"recoveryAction": { "type": ["string", "null"] }
	},
	"required": [
		"code",
		"category",
		"retryable",
		"summary",
		"recoveryAction"
	],
	"additionalProperties": false,
	"$id": "contract:/Diagnostic"
};
const schema52 = {
	"type": "string",
	"enum": [
		"source",
		"measurement",
		"environment",
		"resource",
		"timeout",
		"execution",
		"unknown"
	],
	"$id": "contract:/DiagnosticCategory"
};
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate124.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "source" || data === "measurement" || data === "environment" || data === "resource" || data === "timeout" || data === "execution" || data === "unknown")) {
		validate124.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema52.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate124.errors = vErrors;
	return true;
}
validate124.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate123.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.code === void 0 && (missing0 = "code") || data.category === void 0 && (missing0 = "category") || data.retryable === void 0 && (missing0 = "retryable") || data.summary === void 0 && (missing0 = "summary") || data.recoveryAction === void 0 && (missing0 = "recoveryAction")) {
				validate123.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "code" || key0 === "category" || key0 === "retryable" || key0 === "summary" || key0 === "recoveryAction")) {
					validate123.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.code !== void 0) {
						const _errs2 = errors;
						if (typeof data.code !== "string") {
							validate123.errors = [{
								instancePath: instancePath + "/code",
								schemaPath: "#/properties/code/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.category !== void 0) {
							const _errs4 = errors;
							if (!validate124(data.category, {
								instancePath: instancePath + "/category",
								parentData: data,
								parentDataProperty: "category",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.retryable !== void 0) {
								let data2 = data.retryable;
								const _errs5 = errors;
								if (typeof data2 !== "boolean" && data2 !== null) {
									validate123.errors = [{
										instancePath: instancePath + "/retryable",
										schemaPath: "#/properties/retryable/type",
										keyword: "type",
										params: { type: schema51.properties.retryable.type },
										message: "must be boolean,null"
									}];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.summary !== void 0) {
									const _errs7 = errors;
									if (typeof data.summary !== "string") {
										validate123.errors = [{
											instancePath: instancePath + "/summary",
											schemaPath: "#/properties/summary/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.recoveryAction !== void 0) {
										let data4 = data.recoveryAction;
										const _errs9 = errors;
										if (typeof data4 !== "string" && data4 !== null) {
											validate123.errors = [{
												instancePath: instancePath + "/recoveryAction",
												schemaPath: "#/properties/recoveryAction/type",
												keyword: "type",
												params: { type: schema51.properties.recoveryAction.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate123.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate123.errors = vErrors;
	return errors === 0;
}
validate123.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate120.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.measurementId === void 0 && (missing0 = "measurementId") || data.metric === void 0 && (missing0 = "metric") || data.unit === void 0 && (missing0 = "unit") || data.reportedValue === void 0 && (missing0 = "reportedValue") || data.observedValue === void 0 && (missing0 = "observedValue") || data.verification === void 0 && (missing0 = "verification") || data.evidenceIds === void 0 && (missing0 = "evidenceIds")) {
				validate120.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema50.properties, key0)) {
					validate120.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.measurementId !== void 0) {
						const _errs2 = errors;
						if (typeof data.measurementId !== "string") {
							validate120.errors = [{
								instancePath: instancePath + "/measurementId",
								schemaPath: "#/properties/measurementId/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.metric !== void 0) {
							const _errs4 = errors;
							if (typeof data.metric !== "string") {
								validate120.errors = [{
									instancePath: instancePath + "/metric",
									schemaPath: "#/properties/metric/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.unit !== void 0) {
								const _errs6 = errors;
								if (typeof data.unit !== "string") {
									validate120.errors = [{
										instancePath: instancePath + "/unit",
										schemaPath: "#/properties/unit/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.dimensions !== void 0) {
									let data3 = data.dimensions;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
											validate120.errors = [{
												instancePath: instancePath + "/dimensions",
												schemaPath: "#/properties/dimensions/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.comparator !== void 0) {
										const _errs11 = errors;
										if (!validate84(data.comparator, {
											instancePath: instancePath + "/comparator",
											parentData: data,
											parentDataProperty: "comparator",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.reportedValue !== void 0) {
											let data5 = data.reportedValue;
											const _errs12 = errors;
											if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
												validate120.errors = [{
													instancePath: instancePath + "/reportedValue",
													schemaPath: "#/properties/reportedValue/type",
													keyword: "type",
													params: { type: schema50.properties.reportedValue.type },
													message: "must be number,null"
												}];
												return false;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.observedValue !== void 0) {
												let data6 = data.observedValue;
												const _errs14 = errors;
												if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
													validate120.errors = [{
														instancePath: instancePath + "/observedValue",
														schemaPath: "#/properties/observedValue/type",
														keyword: "type",
														params: { type: schema50.properties.observedValue.type },
														message: "must be number,null"
													}];
													return false;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.tolerance !== void 0) {
													let data7 = data.tolerance;
													const _errs16 = errors;
													if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
														validate120.errors = [{
															instancePath: instancePath + "/tolerance",
															schemaPath: "#/properties/tolerance/type",
															keyword: "type",
															params: { type: schema50.properties.tolerance.type },
															message: "must be number,null"
														}];
														return false;
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.absoluteDifference !== void 0) {
														let data8 = data.absoluteDifference;
														const _errs18 = errors;
														if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
															validate120.errors = [{
																instancePath: instancePath + "/absoluteDifference",
																schemaPath: "#/properties/absoluteDifference/type",
																keyword: "type",
																params: { type: schema50.properties.absoluteDifference.type },
																message: "must be number,null"
															}];
															return false;
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.verification !== void 0) {
															const _errs20 = errors;
															if (!validate79(data.verification, {
																instancePath: instancePath + "/verification",
																parentData: data,
																parentDataProperty: "verification",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs20 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.reason !== void 0) {
																let data10 = data.reason;
																const _errs21 = errors;
																if (typeof data10 !== "string" && data10 !== null) {
																	validate120.errors = [{
																		instancePath: instancePath + "/reason",
																		schemaPath: "#/properties/reason/type",
																		keyword: "type",
																		params: { type: schema50.properties.reason.type },
																		message: "must be string,null"
																	}];
																	return false;
																}
																var valid0 = _errs21 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.diagnostic !== void 0) {
																	let data11 = data.diagnostic;
																	const _errs23 = errors;
																	const _errs24 = errors;
																	let valid1 = false;
																	let passing0 = null;
																	const _errs25 = errors;
																	if (!validate123(data11, {
																		instancePath: instancePath + "/diagnostic",
																		parentData: data,
																		parentDataProperty: "diagnostic",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
																		errors = vErrors.length;
																	}
																	var _valid0 = _errs25 === errors;
																	if (_valid0) {
																		valid1 = true;
																		passing0 = 0;
																	}
																	const _errs26 = errors;
																	if (data11 !== null) {
																		const err0 = {
																			instancePath: instancePath + "/diagnostic",
																			schemaPath: "#/properties/diagnostic/oneOf/1/type",
																			keyword: "type",
																			params: { type: "null" },
																			message: "must be null"
																		};
																		if (vErrors === null) vErrors = [err0];
																		else vErrors.push(err0);
																		errors++;
																	}
																	var _valid0 = _errs26 === errors;
																	if (_valid0 && valid1) {
																		valid1 = false;
																		passing0 = [passing0, 1];
																	} else if (_valid0) {
																		valid1 = true;
																		passing0 = 1;
																	}
																	if (!valid1) {
																		const err1 = {
																			instancePath: instancePath + "/diagnostic",
																			schemaPath: "#/properties/diagnostic/oneOf",
																			keyword: "oneOf",
																			params: { passingSchemas: passing0 },
																			message: "must match exactly one schema in oneOf"
																		};
																		if (vErrors === null) vErrors = [err1];
																		else vErrors.push(err1);
																		errors++;
																		validate120.errors = vErrors;
																		return false;
																	} else {
																		errors = _errs24;
																		if (vErrors !== null) {
																			if (_errs24) vErrors.length = _errs24;
																			else vErrors = null;
																		}
																	}
																	var valid0 = _errs23 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.evidenceIds !== void 0) {
																		let data12 = data.evidenceIds;
																		const _errs28 = errors;
																		if (errors === _errs28) {
																			if (Array.isArray(data12)) {
																				const len0 = data12.length;
																				for (let i0 = 0; i0 < len0; i0++) {
																					const _errs30 = errors;
																					if (typeof data12[i0] !== "string") {
																						validate120.errors = [{
																							instancePath: instancePath + "/evidenceIds/" + i0,
																							schemaPath: "#/properties/evidenceIds/items/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																					if (!(_errs30 === errors)) break;
																				}
																			} else {
																				validate120.errors = [{
																					instancePath: instancePath + "/evidenceIds",
																					schemaPath: "#/properties/evidenceIds/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs28 === errors;
																	} else var valid0 = true;
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate120.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate120.errors = vErrors;
	return errors === 0;
}
validate120.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate76.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.repository === void 0 && (missing0 = "repository") || data.verification === void 0 && (missing0 = "verification") || data.plan === void 0 && (missing0 = "plan") || data.evidence === void 0 && (missing0 = "evidence") || data.measurements === void 0 && (missing0 = "measurements") || data.links === void 0 && (missing0 = "links")) {
				validate76.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema32.properties, key0)) {
					validate76.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern8.test(data0)) {
									validate76.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/pattern",
										keyword: "pattern",
										params: { pattern: "^claim_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^claim_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate76.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.repository !== void 0) {
							const _errs4 = errors;
							if (!validate77(data.repository, {
								instancePath: instancePath + "/repository",
								parentData: data,
								parentDataProperty: "repository",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.type !== void 0) {
								const _errs5 = errors;
								if (typeof data.type !== "string") {
									validate76.errors = [{
										instancePath: instancePath + "/type",
										schemaPath: "#/properties/type/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.statement !== void 0) {
									const _errs7 = errors;
									if (typeof data.statement !== "string") {
										validate76.errors = [{
											instancePath: instancePath + "/statement",
											schemaPath: "#/properties/statement/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.sourceLocator !== void 0) {
										const _errs9 = errors;
										if (typeof data.sourceLocator !== "string") {
											validate76.errors = [{
												instancePath: instancePath + "/sourceLocator",
												schemaPath: "#/properties/sourceLocator/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.verification !== void 0) {
											const _errs11 = errors;
											if (!validate79(data.verification, {
												instancePath: instancePath + "/verification",
												parentData: data,
												parentDataProperty: "verification",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.reproduction !== void 0) {
												let data6 = data.reproduction;
												const _errs12 = errors;
												const _errs13 = errors;
												let valid1 = false;
												let passing0 = null;
												const _errs14 = errors;
												if (!validate81(data6, {
													instancePath: instancePath + "/reproduction",
													parentData: data,
													parentDataProperty: "reproduction",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
													errors = vErrors.length;
												}
												var _valid0 = _errs14 === errors;
												if (_valid0) {
													valid1 = true;
													passing0 = 0;
												}
												const _errs15 = errors;
												if (data6 !== null) {
													const err0 = {
														instancePath: instancePath + "/reproduction",
														schemaPath: "#/properties/reproduction/oneOf/1/type",
														keyword: "type",
														params: { type: "null" },
														message: "must be null"
													};
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												}
												var _valid0 = _errs15 === errors;
												if (_valid0 && valid1) {
													valid1 = false;
													passing0 = [passing0, 1];
												} else if (_valid0) {
													valid1 = true;
													passing0 = 1;
												}
												if (!valid1) {
													const err1 = {
														instancePath: instancePath + "/reproduction",
														schemaPath: "#/properties/reproduction/oneOf",
														keyword: "oneOf",
														params: { passingSchemas: passing0 },
														message: "must match exactly one schema in oneOf"
													};
													if (vErrors === null) vErrors = [err1];
													else vErrors.push(err1);
													errors++;
													validate76.errors = vErrors;
													return false;
												} else {
													errors = _errs13;
													if (vErrors !== null) {
														if (_errs13) vErrors.length = _errs13;
														else vErrors = null;
													}
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.plan !== void 0) {
													let data7 = data.plan;
													const _errs17 = errors;
													const _errs18 = errors;
													let valid2 = false;
													let passing1 = null;
													const _errs19 = errors;
													if (!validate81(data7, {
														instancePath: instancePath + "/plan",
														parentData: data,
														parentDataProperty: "plan",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
														errors = vErrors.length;
													}
													var _valid1 = _errs19 === errors;
													if (_valid1) {
														valid2 = true;
														passing1 = 0;
													}
													const _errs20 = errors;
													if (data7 !== null) {
														const err2 = {
															instancePath: instancePath + "/plan",
															schemaPath: "#/properties/plan/oneOf/1/type",
															keyword: "type",
															params: { type: "null" },
															message: "must be null"
														};
														if (vErrors === null) vErrors = [err2];
														else vErrors.push(err2);
														errors++;
													}
													var _valid1 = _errs20 === errors;
													if (_valid1 && valid2) {
														valid2 = false;
														passing1 = [passing1, 1];
													} else if (_valid1) {
														valid2 = true;
														passing1 = 1;
													}
													if (!valid2) {
														const err3 = {
															instancePath: instancePath + "/plan",
															schemaPath: "#/properties/plan/oneOf",
															keyword: "oneOf",
															params: { passingSchemas: passing1 },
															message: "must match exactly one schema in oneOf"
														};
														if (vErrors === null) vErrors = [err3];
														else vErrors.push(err3);
														errors++;
														validate76.errors = vErrors;
														return false;
													} else {
														errors = _errs18;
														if (vErrors !== null) {
															if (_errs18) vErrors.length = _errs18;
															else vErrors = null;
														}
													}
													var valid0 = _errs17 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.evidence !== void 0) {
														const _errs22 = errors;
														if (!validate94(data.evidence, {
															instancePath: instancePath + "/evidence",
															parentData: data,
															parentDataProperty: "evidence",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs22 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.assessments !== void 0) {
															let data9 = data.assessments;
															const _errs23 = errors;
															if (errors === _errs23) {
																if (Array.isArray(data9)) {
																	const len0 = data9.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		const _errs25 = errors;
																		if (!validate100(data9[i0], {
																			instancePath: instancePath + "/assessments/" + i0,
																			parentData: data9,
																			parentDataProperty: i0,
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs25 === errors)) break;
																	}
																} else {
																	validate76.errors = [{
																		instancePath: instancePath + "/assessments",
																		schemaPath: "#/properties/assessments/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}];
																	return false;
																}
															}
															var valid0 = _errs23 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.measurements !== void 0) {
																let data11 = data.measurements;
																const _errs26 = errors;
																if (errors === _errs26) {
																	if (Array.isArray(data11)) {
																		const len1 = data11.length;
																		for (let i1 = 0; i1 < len1; i1++) {
																			const _errs28 = errors;
																			if (!validate120(data11[i1], {
																				instancePath: instancePath + "/measurements/" + i1,
																				parentData: data11,
																				parentDataProperty: i1,
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs28 === errors)) break;
																		}
																	} else {
																		validate76.errors = [{
																			instancePath: instancePath + "/measurements",
																			schemaPath: "#/properties/measurements/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs26 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.experimentIds !== void 0) {
																	let data13 = data.experimentIds;
																	const _errs29 = errors;
																	if (errors === _errs29) {
																		if (Array.isArray(data13)) {
																			const len2 = data13.length;
																			for (let i2 = 0; i2 < len2; i2++) {
																				const _errs31 = errors;
																				if (typeof data13[i2] !== "string") {
																					validate76.errors = [{
																						instancePath: instancePath + "/experimentIds/" + i2,
																						schemaPath: "#/properties/experimentIds/items/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																				if (!(_errs31 === errors)) break;
																			}
																		} else {
																			validate76.errors = [{
																				instancePath: instancePath + "/experimentIds",
																				schemaPath: "#/properties/experimentIds/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs29 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.evidenceIds !== void 0) {
																		let data15 = data.evidenceIds;
																		const _errs33 = errors;
																		if (errors === _errs33) {
																			if (Array.isArray(data15)) {
																				const len3 = data15.length;
																				for (let i3 = 0; i3 < len3; i3++) {
																					const _errs35 = errors;
																					if (typeof data15[i3] !== "string") {
																						validate76.errors = [{
																							instancePath: instancePath + "/evidenceIds/" + i3,
																							schemaPath: "#/properties/evidenceIds/items/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																					if (!(_errs35 === errors)) break;
																				}
																			} else {
																				validate76.errors = [{
																					instancePath: instancePath + "/evidenceIds",
																					schemaPath: "#/properties/evidenceIds/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs33 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.links !== void 0) {
																			const _errs37 = errors;
																			if (!validate66(data.links, {
																				instancePath: instancePath + "/links",
																				parentData: data,
																				parentDataProperty: "links",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs37 === errors;
																		} else var valid0 = true;
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate76.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate76.errors = vErrors;
	return errors === 0;
}
validate76.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema53 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^exp_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"experimentVersionId": { "$ref": "contract:/Digest" },
		"key": { "type": "string" },
		"command": { "type": "string" },
		"timeoutSeconds": {
			"type": "integer",
			"minimum": 0
		},
		"memoryMiB": {
			"type": "integer",
			"minimum": 0
		},
		"seed": {
			"type": ["integer", "null"],
			"minimum": 0,
			"maximum": 9007199254740991
		},
		"repetitions": {
			"type": "integer",
			"minimum": 1
		},
		"requires": {
			"type": "array",
			"items": { "type": "string" }
		},
		"outputs": {
			"type": "array",
			"items": { "type": "string" }
		}
	},
	"required": [
		"id",
		"experimentVersionId",
		"key",
		"command",
		"timeoutSeconds",
		"memoryMiB",
		"seed",
		"repetitions",
		"requires",
		"outputs"
	],
	"additionalProperties": false,
	"$id": "contract:/Experiment"
};
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate130.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.experimentVersionId === void 0 && (missing0 = "experimentVersionId") || data.key === void 0 && (missing0 = "key") || data.command === void 0 && (missing0 = "command") || data.timeoutSeconds === void 0 && (missing0 = "timeoutSeconds") || data.memoryMiB === void 0 && (missing0 = "memoryMiB") || data.seed === void 0 && (missing0 = "seed") || data.repetitions === void 0 && (missing0 = "repetitions") || data.requires === void 0 && (missing0 = "requires") || data.outputs === void 0 && (missing0 = "outputs")) {
				validate130.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema53.properties, key0)) {
					validate130.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern10.test(data0)) {
									validate130.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/pattern",
										keyword: "pattern",
										params: { pattern: "^exp_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^exp_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate130.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.experimentVersionId !== void 0) {
							const _errs4 = errors;
							if (!validate64(data.experimentVersionId, {
								instancePath: instancePath + "/experimentVersionId",
								parentData: data,
								parentDataProperty: "experimentVersionId",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.key !== void 0) {
								const _errs5 = errors;
								if (typeof data.key !== "string") {
									validate130.errors = [{
										instancePath: instancePath + "/key",
										schemaPath: "#/properties/key/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.command !== void 0) {
									const _errs7 = errors;
									if (typeof data.command !== "string") {
										validate130.errors = [{
											instancePath: instancePath + "/command",
											schemaPath: "#/properties/command/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.timeoutSeconds !== void 0) {
										let data4 = data.timeoutSeconds;
										const _errs9 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
											validate130.errors = [{
												instancePath: instancePath + "/timeoutSeconds",
												schemaPath: "#/properties/timeoutSeconds/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (errors === _errs9) {
											if (typeof data4 == "number" && isFinite(data4)) {
												if (data4 < 0 || isNaN(data4)) {
													validate130.errors = [{
														instancePath: instancePath + "/timeoutSeconds",
														schemaPath: "#/properties/timeoutSeconds/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.memoryMiB !== void 0) {
											let data5 = data.memoryMiB;
											const _errs11 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
												validate130.errors = [{
													instancePath: instancePath + "/memoryMiB",
													schemaPath: "#/properties/memoryMiB/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (errors === _errs11) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 < 0 || isNaN(data5)) {
														validate130.errors = [{
															instancePath: instancePath + "/memoryMiB",
															schemaPath: "#/properties/memoryMiB/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															},
															message: "must be >= 0"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.seed !== void 0) {
												let data6 = data.seed;
												const _errs13 = errors;
												if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
													validate130.errors = [{
														instancePath: instancePath + "/seed",
														schemaPath: "#/properties/seed/type",
														keyword: "type",
														params: { type: schema53.properties.seed.type },
														message: "must be integer,null"
													}];
													return false;
												}
												if (errors === _errs13) {
													if (typeof data6 == "number" && isFinite(data6)) {
														if (data6 > 9007199254740991 || isNaN(data6)) {
															validate130.errors = [{
																instancePath: instancePath + "/seed",
																schemaPath: "#/properties/seed/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 9007199254740991
																},
																message: "must be <= 9007199254740991"
															}];
															return false;
														} else if (data6 < 0 || isNaN(data6)) {
															validate130.errors = [{
																instancePath: instancePath + "/seed",
																schemaPath: "#/properties/seed/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																},
																message: "must be >= 0"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.repetitions !== void 0) {
													let data7 = data.repetitions;
													const _errs15 = errors;
													if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
														validate130.errors = [{
															instancePath: instancePath + "/repetitions",
															schemaPath: "#/properties/repetitions/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														}];
														return false;
													}
													if (errors === _errs15) {
														if (typeof data7 == "number" && isFinite(data7)) {
															if (data7 < 1 || isNaN(data7)) {
																validate130.errors = [{
																	instancePath: instancePath + "/repetitions",
																	schemaPath: "#/properties/repetitions/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 1
																	},
																	message: "must be >= 1"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.requires !== void 0) {
														let data8 = data.requires;
														const _errs17 = errors;
														if (errors === _errs17) {
															if (Array.isArray(data8)) {
																const len0 = data8.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	const _errs19 = errors;
																	if (typeof data8[i0] !== "string") {
																		validate130.errors = [{
																			instancePath: instancePath + "/requires/" + i0,
																			schemaPath: "#/properties/requires/items/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	if (!(_errs19 === errors)) break;
																}
															} else {
																validate130.errors = [{
																	instancePath: instancePath + "/requires",
																	schemaPath: "#/properties/requires/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
														}
														var valid0 = _errs17 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.outputs !== void 0) {
															let data10 = data.outputs;
															const _errs21 = errors;
															if (errors === _errs21) {
																if (Array.isArray(data10)) {
																	const len1 = data10.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		const _errs23 = errors;
																		if (typeof data10[i1] !== "string") {
																			validate130.errors = [{
																				instancePath: instancePath + "/outputs/" + i1,
																				schemaPath: "#/properties/outputs/items/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																		if (!(_errs23 === errors)) break;
																	}
																} else {
																	validate130.errors = [{
																		instancePath: instancePath + "/outputs",
																		schemaPath: "#/properties/outputs/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}];
																	return false;
																}
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate130.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate130.errors = vErrors;
	return errors === 0;
}
validate130.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema54 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^run_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"repository": { "$ref": "contract:/RepositoryReference" },
		"state": { "$ref": "contract:/VerificationState" },
		"execution": { "$ref": "contract:/RunExecution" },
		"assessment": { "$ref": "contract:/RunAssessment" },
		"assessments": {
			"type": "array",
			"items": { "$ref": "contract:/Assessment" }
		},
		"claimIds": {
			"type": "array",
			"items": { "type": "string" }
		},
		"experimentVersionId": { "$ref": "contract:/Digest" },
		"queuedAt": {
			"type": "string",
			"format": "date-time"
		},
		"startedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"finishedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"measurements": {
			"type": "array",
			"items": { "$ref": "contract:/Measurement" }
		},
		"agent": { "$ref": "contract:/Agent" },
		"artifact": { "oneOf": [{ "$ref": "contract:/Artifact" }, { "type": "null" }] },
		"environment": { "$ref": "contract:/Environment" },
		"attestation": { "$ref": "contract:/Attestation" },
		"logs": {
			"type": "array",
			"items": { "$ref": "contract:/LogItem" }
		},
		"evidence": {
			"type": "array",
			"items": { "$ref": "contract:/Evidence" }
		},
		"links": { "$ref": "contract:/Links" }
	},
	"required": [
		"id",
		"repository",
		"state",
		"execution",
		"assessment",
		"claimIds",
		"measurements",
		"links"
	],
	"additionalProperties": false,
	"$id": "contract:/Run"
};
const schema56 = {
	"type": "string",
	"enum": [
		"queued",
		"running",
		"succeeded",
		"failed",
		"partial",
		"cancelled",
		"timedOut",
		"unknown"
	],
	"$id": "contract:/ExecutionState"
};
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate137.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate137.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "queued" || data === "running" || data === "succeeded" || data === "failed" || data === "partial" || data === "cancelled" || data === "timedOut" || data === "unknown")) {
		validate137.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema56.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate137.errors = vErrors;
	return true;
}
validate137.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate136.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.state === void 0 && (missing0 = "state") || data.failure === void 0 && (missing0 = "failure")) {
				validate136.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "state" || key0 === "failure")) {
					validate136.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.state !== void 0) {
						const _errs2 = errors;
						if (!validate137(data.state, {
							instancePath: instancePath + "/state",
							parentData: data,
							parentDataProperty: "state",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.failure !== void 0) {
							let data1 = data.failure;
							const _errs3 = errors;
							const _errs4 = errors;
							let valid1 = false;
							let passing0 = null;
							const _errs5 = errors;
							if (!validate123(data1, {
								instancePath: instancePath + "/failure",
								parentData: data,
								parentDataProperty: "failure",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs5 === errors;
							if (_valid0) {
								valid1 = true;
								passing0 = 0;
							}
							const _errs6 = errors;
							if (data1 !== null) {
								const err0 = {
									instancePath: instancePath + "/failure",
									schemaPath: "#/properties/failure/oneOf/1/type",
									keyword: "type",
									params: { type: "null" },
									message: "must be null"
								};
								if (vErrors === null) vErrors = [err0];
								else vErrors.push(err0);
								errors++;
							}
							var _valid0 = _errs6 === errors;
							if (_valid0 && valid1) {
								valid1 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid1 = true;
								passing0 = 1;
							}
							if (!valid1) {
								const err1 = {
									instancePath: instancePath + "/failure",
									schemaPath: "#/properties/failure/oneOf",
									keyword: "oneOf",
									params: { passingSchemas: passing0 },
									message: "must match exactly one schema in oneOf"
								};
								if (vErrors === null) vErrors = [err1];
								else vErrors.push(err1);
								errors++;
								validate136.errors = vErrors;
								return false;
							} else {
								errors = _errs4;
								if (vErrors !== null) {
									if (_errs4) vErrors.length = _errs4;
									else vErrors = null;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate136.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate136.errors = vErrors;
	return errors === 0;
}
validate136.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema57 = {
	"type": "object",
	"properties": {
		"conclusion": { "oneOf": [{ "$ref": "contract:/AssessmentConclusion" }, { "type": "null" }] },
		"assessmentCount": {
			"type": "integer",
			"minimum": 0
		},
		"conclusionCounts": { "$ref": "contract:/AssessmentCounts" },
		"latestAssessmentAt": {
			"type": ["string", "null"],
			"format": "date-time"
		}
	},
	"required": [
		"conclusion",
		"assessmentCount",
		"conclusionCounts",
		"latestAssessmentAt"
	],
	"additionalProperties": false,
	"$id": "contract:/RunAssessment"
};
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.conclusion === void 0 && (missing0 = "conclusion") || data.assessmentCount === void 0 && (missing0 = "assessmentCount") || data.conclusionCounts === void 0 && (missing0 = "conclusionCounts") || data.latestAssessmentAt === void 0 && (missing0 = "latestAssessmentAt")) {
				validate141.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "conclusion" || key0 === "assessmentCount" || key0 === "conclusionCounts" || key0 === "latestAssessmentAt")) {
					validate141.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.conclusion !== void 0) {
						let data0 = data.conclusion;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate106(data0, {
							instancePath: instancePath + "/conclusion",
							parentData: data,
							parentDataProperty: "conclusion",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (data0 !== null) {
							const err0 = {
								instancePath: instancePath + "/conclusion",
								schemaPath: "#/properties/conclusion/oneOf/1/type",
								keyword: "type",
								params: { type: "null" },
								message: "must be null"
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err1 = {
								instancePath: instancePath + "/conclusion",
								schemaPath: "#/properties/conclusion/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 },
								message: "must match exactly one schema in oneOf"
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
							validate141.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.assessmentCount !== void 0) {
							let data1 = data.assessmentCount;
							const _errs7 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
								validate141.errors = [{
									instancePath: instancePath + "/assessmentCount",
									schemaPath: "#/properties/assessmentCount/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs7) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate141.errors = [{
											instancePath: instancePath + "/assessmentCount",
											schemaPath: "#/properties/assessmentCount/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.conclusionCounts !== void 0) {
								const _errs9 = errors;
								if (!validate97(data.conclusionCounts, {
									instancePath: instancePath + "/conclusionCounts",
									parentData: data,
									parentDataProperty: "conclusionCounts",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.latestAssessmentAt !== void 0) {
									let data3 = data.latestAssessmentAt;
									const _errs10 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate141.errors = [{
											instancePath: instancePath + "/latestAssessmentAt",
											schemaPath: "#/properties/latestAssessmentAt/type",
											keyword: "type",
											params: { type: schema57.properties.latestAssessmentAt.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (errors === _errs10) {
										if (errors === _errs10) {
											if (typeof data3 === "string") {
												if (!formats28.validate(data3)) {
													validate141.errors = [{
														instancePath: instancePath + "/latestAssessmentAt",
														schemaPath: "#/properties/latestAssessmentAt/format",
														keyword: "format",
														params: { format: "date-time" },
														message: "must match format \"date-time\""
													}];
													return false;
												}
											}
										}
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate141.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate141.errors = vErrors;
	return errors === 0;
}
validate141.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate148.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.executor === void 0 && (missing0 = "executor") || data.version === void 0 && (missing0 = "version")) {
			validate148.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kind" || key0 === "id" || key0 === "executor" || key0 === "version")) {
				validate148.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.kind !== void 0) {
				if (typeof data.kind !== "string") {
					validate148.errors = [{
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.id !== void 0) {
					if (typeof data.id !== "string") {
						validate148.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.executor !== void 0) {
						if (typeof data.executor !== "string") {
							validate148.errors = [{
								instancePath: instancePath + "/executor",
								schemaPath: "#/properties/executor/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.version !== void 0) {
							if (typeof data.version !== "string") {
								validate148.errors = [{
									instancePath: instancePath + "/version",
									schemaPath: "#/properties/version/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate148.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate148.errors = vErrors;
	return true;
}
validate148.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate150.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.digest === void 0 && (missing0 = "digest") || data.mediaType === void 0 && (missing0 = "mediaType") || data.byteSize === void 0 && (missing0 = "byteSize") || data.downloadUrl === void 0 && (missing0 = "downloadUrl")) {
				validate150.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "digest" || key0 === "mediaType" || key0 === "byteSize" || key0 === "downloadUrl")) {
					validate150.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.digest !== void 0) {
						const _errs2 = errors;
						if (!validate64(data.digest, {
							instancePath: instancePath + "/digest",
							parentData: data,
							parentDataProperty: "digest",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.mediaType !== void 0) {
							const _errs3 = errors;
							if (typeof data.mediaType !== "string") {
								validate150.errors = [{
									instancePath: instancePath + "/mediaType",
									schemaPath: "#/properties/mediaType/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.byteSize !== void 0) {
								let data2 = data.byteSize;
								const _errs5 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate150.errors = [{
										instancePath: instancePath + "/byteSize",
										schemaPath: "#/properties/byteSize/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs5) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 0 || isNaN(data2)) {
											validate150.errors = [{
												instancePath: instancePath + "/byteSize",
												schemaPath: "#/properties/byteSize/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.downloadUrl !== void 0) {
									let data3 = data.downloadUrl;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (errors === _errs7) {
											if (typeof data3 === "string") {
												if (!formats0(data3)) {
													validate150.errors = [{
														instancePath: instancePath + "/downloadUrl",
														schemaPath: "#/properties/downloadUrl/format",
														keyword: "format",
														params: { format: "uri" },
														message: "must match format \"uri\""
													}];
													return false;
												}
											} else {
												validate150.errors = [{
													instancePath: instancePath + "/downloadUrl",
													schemaPath: "#/properties/downloadUrl/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate150.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate150.errors = vErrors;
	return errors === 0;
}
validate150.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema60 = {
	"type": "object",
	"properties": {
		"executor": { "type": "string" },
		"os": { "type": "string" },
		"architecture": { "type": "string" },
		"cpuCount": {
			"type": "integer",
			"minimum": 0
		},
		"memoryLimitBytes": {
			"type": "integer",
			"minimum": 0
		},
		"network": { "type": "string" },
		"runtimes": {
			"type": "object",
			"additionalProperties": { "type": "string" }
		},
		"sourceCommit": { "type": ["string", "null"] },
		"digest": { "$ref": "contract:/Digest" }
	},
	"required": [
		"executor",
		"os",
		"architecture",
		"cpuCount",
		"memoryLimitBytes",
		"network",
		"runtimes",
		"sourceCommit",
		"digest"
	],
	"additionalProperties": false,
	"$id": "contract:/Environment"
};
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate153.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.executor === void 0 && (missing0 = "executor") || data.os === void 0 && (missing0 = "os") || data.architecture === void 0 && (missing0 = "architecture") || data.cpuCount === void 0 && (missing0 = "cpuCount") || data.memoryLimitBytes === void 0 && (missing0 = "memoryLimitBytes") || data.network === void 0 && (missing0 = "network") || data.runtimes === void 0 && (missing0 = "runtimes") || data.sourceCommit === void 0 && (missing0 = "sourceCommit") || data.digest === void 0 && (missing0 = "digest")) {
				validate153.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema60.properties, key0)) {
					validate153.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.executor !== void 0) {
						const _errs2 = errors;
						if (typeof data.executor !== "string") {
							validate153.errors = [{
								instancePath: instancePath + "/executor",
								schemaPath: "#/properties/executor/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.os !== void 0) {
							const _errs4 = errors;
							if (typeof data.os !== "string") {
								validate153.errors = [{
									instancePath: instancePath + "/os",
									schemaPath: "#/properties/os/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.architecture !== void 0) {
								const _errs6 = errors;
								if (typeof data.architecture !== "string") {
									validate153.errors = [{
										instancePath: instancePath + "/architecture",
										schemaPath: "#/properties/architecture/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cpuCount !== void 0) {
									let data3 = data.cpuCount;
									const _errs8 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate153.errors = [{
											instancePath: instancePath + "/cpuCount",
											schemaPath: "#/properties/cpuCount/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (errors === _errs8) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 0 || isNaN(data3)) {
												validate153.errors = [{
													instancePath: instancePath + "/cpuCount",
													schemaPath: "#/properties/cpuCount/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.memoryLimitBytes !== void 0) {
										let data4 = data.memoryLimitBytes;
										const _errs10 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
											validate153.errors = [{
												instancePath: instancePath + "/memoryLimitBytes",
												schemaPath: "#/properties/memoryLimitBytes/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (errors === _errs10) {
											if (typeof data4 == "number" && isFinite(data4)) {
												if (data4 < 0 || isNaN(data4)) {
													validate153.errors = [{
														instancePath: instancePath + "/memoryLimitBytes",
														schemaPath: "#/properties/memoryLimitBytes/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 0
														},
														message: "must be >= 0"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.network !== void 0) {
											const _errs12 = errors;
											if (typeof data.network !== "string") {
												validate153.errors = [{
													instancePath: instancePath + "/network",
													schemaPath: "#/properties/network/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.runtimes !== void 0) {
												let data6 = data.runtimes;
												const _errs14 = errors;
												if (errors === _errs14) {
													if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key1 in data6) {
														const _errs17 = errors;
														if (typeof data6[key1] !== "string") {
															validate153.errors = [{
																instancePath: instancePath + "/runtimes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
																schemaPath: "#/properties/runtimes/additionalProperties/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														if (!(_errs17 === errors)) break;
													}
													else {
														validate153.errors = [{
															instancePath: instancePath + "/runtimes",
															schemaPath: "#/properties/runtimes/type",
															keyword: "type",
															params: { type: "object" },
															message: "must be object"
														}];
														return false;
													}
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.sourceCommit !== void 0) {
													let data8 = data.sourceCommit;
													const _errs19 = errors;
													if (typeof data8 !== "string" && data8 !== null) {
														validate153.errors = [{
															instancePath: instancePath + "/sourceCommit",
															schemaPath: "#/properties/sourceCommit/type",
															keyword: "type",
															params: { type: schema60.properties.sourceCommit.type },
															message: "must be string,null"
														}];
														return false;
													}
													var valid0 = _errs19 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.digest !== void 0) {
														const _errs21 = errors;
														if (!validate64(data.digest, {
															instancePath: instancePath + "/digest",
															parentData: data,
															parentDataProperty: "digest",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs21 === errors;
													} else var valid0 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate153.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate153.errors = vErrors;
	return errors === 0;
}
validate153.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate156.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.digest === void 0 && (missing0 = "digest") || data.predicateTypes === void 0 && (missing0 = "predicateTypes") || data.keyId === void 0 && (missing0 = "keyId") || data.verified === void 0 && (missing0 = "verified")) {
				validate156.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "digest" || key0 === "predicateTypes" || key0 === "keyId" || key0 === "verified" || key0 === "bundles")) {
					validate156.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.digest !== void 0) {
						const _errs2 = errors;
						if (!validate64(data.digest, {
							instancePath: instancePath + "/digest",
							parentData: data,
							parentDataProperty: "digest",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.predicateTypes !== void 0) {
							let data1 = data.predicateTypes;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									const len0 = data1.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs5 = errors;
										if (typeof data1[i0] !== "string") {
											validate156.errors = [{
												instancePath: instancePath + "/predicateTypes/" + i0,
												schemaPath: "#/properties/predicateTypes/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										if (!(_errs5 === errors)) break;
									}
								} else {
									validate156.errors = [{
										instancePath: instancePath + "/predicateTypes",
										schemaPath: "#/properties/predicateTypes/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.keyId !== void 0) {
								const _errs7 = errors;
								if (typeof data.keyId !== "string") {
									validate156.errors = [{
										instancePath: instancePath + "/keyId",
										schemaPath: "#/properties/keyId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.verified !== void 0) {
									const _errs9 = errors;
									if (typeof data.verified !== "boolean") {
										validate156.errors = [{
											instancePath: instancePath + "/verified",
											schemaPath: "#/properties/verified/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										}];
										return false;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bundles !== void 0) {
										let data5 = data.bundles;
										const _errs11 = errors;
										if (errors === _errs11) {
											if (Array.isArray(data5)) {
												const len1 = data5.length;
												for (let i1 = 0; i1 < len1; i1++) {
													let data6 = data5[i1];
													const _errs13 = errors;
													if (errors === _errs13) {
														if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
															let missing1;
															if (data6.assessmentId === void 0 && (missing1 = "assessmentId") || data6.claimId === void 0 && (missing1 = "claimId") || data6.digest === void 0 && (missing1 = "digest")) {
																validate156.errors = [{
																	instancePath: instancePath + "/bundles/" + i1,
																	schemaPath: "#/properties/bundles/items/required",
																	keyword: "required",
																	params: { missingProperty: missing1 },
																	message: "must have required property '" + missing1 + "'"
																}];
																return false;
															} else {
																const _errs15 = errors;
																for (const key1 in data6) if (!(key1 === "assessmentId" || key1 === "claimId" || key1 === "digest")) {
																	validate156.errors = [{
																		instancePath: instancePath + "/bundles/" + i1,
																		schemaPath: "#/properties/bundles/items/additionalProperties",
																		keyword: "additionalProperties",
																		params: { additionalProperty: key1 },
																		message: "must NOT have additional properties"
																	}];
																	return false;
																}
																if (_errs15 === errors) {
																	if (data6.assessmentId !== void 0) {
																		const _errs16 = errors;
																		if (typeof data6.assessmentId !== "string") {
																			validate156.errors = [{
																				instancePath: instancePath + "/bundles/" + i1 + "/assessmentId",
																				schemaPath: "#/properties/bundles/items/properties/assessmentId/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																		var valid3 = _errs16 === errors;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data6.claimId !== void 0) {
																			const _errs18 = errors;
																			if (typeof data6.claimId !== "string") {
																				validate156.errors = [{
																					instancePath: instancePath + "/bundles/" + i1 + "/claimId",
																					schemaPath: "#/properties/bundles/items/properties/claimId/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																			var valid3 = _errs18 === errors;
																		} else var valid3 = true;
																		if (valid3) {
																			if (data6.digest !== void 0) {
																				const _errs20 = errors;
																				if (!validate64(data6.digest, {
																					instancePath: instancePath + "/bundles/" + i1 + "/digest",
																					parentData: data6,
																					parentDataProperty: "digest",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
																					errors = vErrors.length;
																				}
																				var valid3 = _errs20 === errors;
																			} else var valid3 = true;
																		}
																	}
																}
															}
														} else {
															validate156.errors = [{
																instancePath: instancePath + "/bundles/" + i1,
																schemaPath: "#/properties/bundles/items/type",
																keyword: "type",
																params: { type: "object" },
																message: "must be object"
															}];
															return false;
														}
													}
													if (!(_errs13 === errors)) break;
												}
											} else {
												validate156.errors = [{
													instancePath: instancePath + "/bundles",
													schemaPath: "#/properties/bundles/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}];
												return false;
											}
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate156.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate156.errors = vErrors;
	return errors === 0;
}
validate156.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema62 = {
	"type": "object",
	"properties": {
		"stream": {
			"type": "string",
			"enum": [
				"stdout",
				"stderr",
				"system"
			]
		},
		"sequence": {
			"type": "integer",
			"minimum": 0
		},
		"recordedAt": {
			"type": "string",
			"format": "date-time"
		},
		"text": { "type": "string" }
	},
	"required": [
		"stream",
		"sequence",
		"recordedAt",
		"text"
	],
	"additionalProperties": false,
	"$id": "contract:/LogItem"
};
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate160.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.stream === void 0 && (missing0 = "stream") || data.sequence === void 0 && (missing0 = "sequence") || data.recordedAt === void 0 && (missing0 = "recordedAt") || data.text === void 0 && (missing0 = "text")) {
			validate160.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "stream" || key0 === "sequence" || key0 === "recordedAt" || key0 === "text")) {
				validate160.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.stream !== void 0) {
				let data0 = data.stream;
				if (typeof data0 !== "string") {
					validate160.errors = [{
						instancePath: instancePath + "/stream",
						schemaPath: "#/properties/stream/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "stdout" || data0 === "stderr" || data0 === "system")) {
					validate160.errors = [{
						instancePath: instancePath + "/stream",
						schemaPath: "#/properties/stream/enum",
						keyword: "enum",
						params: { allowedValues: schema62.properties.stream.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.sequence !== void 0) {
					let data1 = data.sequence;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate160.errors = [{
							instancePath: instancePath + "/sequence",
							schemaPath: "#/properties/sequence/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate160.errors = [{
								instancePath: instancePath + "/sequence",
								schemaPath: "#/properties/sequence/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.recordedAt !== void 0) {
						let data2 = data.recordedAt;
						if (typeof data2 === "string") {
							if (!formats28.validate(data2)) {
								validate160.errors = [{
									instancePath: instancePath + "/recordedAt",
									schemaPath: "#/properties/recordedAt/format",
									keyword: "format",
									params: { format: "date-time" },
									message: "must match format \"date-time\""
								}];
								return false;
							}
						} else {
							validate160.errors = [{
								instancePath: instancePath + "/recordedAt",
								schemaPath: "#/properties/recordedAt/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.text !== void 0) {
							if (typeof data.text !== "string") {
								validate160.errors = [{
									instancePath: instancePath + "/text",
									schemaPath: "#/properties/text/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate160.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate160.errors = vErrors;
	return true;
}
validate160.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate133.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.repository === void 0 && (missing0 = "repository") || data.state === void 0 && (missing0 = "state") || data.execution === void 0 && (missing0 = "execution") || data.assessment === void 0 && (missing0 = "assessment") || data.claimIds === void 0 && (missing0 = "claimIds") || data.measurements === void 0 && (missing0 = "measurements") || data.links === void 0 && (missing0 = "links")) {
				validate133.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema54.properties, key0)) {
					validate133.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern7.test(data0)) {
									validate133.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/pattern",
										keyword: "pattern",
										params: { pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^run_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate133.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.repository !== void 0) {
							const _errs4 = errors;
							if (!validate77(data.repository, {
								instancePath: instancePath + "/repository",
								parentData: data,
								parentDataProperty: "repository",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.state !== void 0) {
								const _errs5 = errors;
								if (!validate79(data.state, {
									instancePath: instancePath + "/state",
									parentData: data,
									parentDataProperty: "state",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.execution !== void 0) {
									const _errs6 = errors;
									if (!validate136(data.execution, {
										instancePath: instancePath + "/execution",
										parentData: data,
										parentDataProperty: "execution",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.assessment !== void 0) {
										const _errs7 = errors;
										if (!validate141(data.assessment, {
											instancePath: instancePath + "/assessment",
											parentData: data,
											parentDataProperty: "assessment",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.assessments !== void 0) {
											let data5 = data.assessments;
											const _errs8 = errors;
											if (errors === _errs8) {
												if (Array.isArray(data5)) {
													const len0 = data5.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs10 = errors;
														if (!validate100(data5[i0], {
															instancePath: instancePath + "/assessments/" + i0,
															parentData: data5,
															parentDataProperty: i0,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
															errors = vErrors.length;
														}
														if (!(_errs10 === errors)) break;
													}
												} else {
													validate133.errors = [{
														instancePath: instancePath + "/assessments",
														schemaPath: "#/properties/assessments/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.claimIds !== void 0) {
												let data7 = data.claimIds;
												const _errs11 = errors;
												if (errors === _errs11) {
													if (Array.isArray(data7)) {
														const len1 = data7.length;
														for (let i1 = 0; i1 < len1; i1++) {
															const _errs13 = errors;
															if (typeof data7[i1] !== "string") {
																validate133.errors = [{
																	instancePath: instancePath + "/claimIds/" + i1,
																	schemaPath: "#/properties/claimIds/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
															if (!(_errs13 === errors)) break;
														}
													} else {
														validate133.errors = [{
															instancePath: instancePath + "/claimIds",
															schemaPath: "#/properties/claimIds/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid0 = _errs11 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.experimentVersionId !== void 0) {
													const _errs15 = errors;
													if (!validate64(data.experimentVersionId, {
														instancePath: instancePath + "/experimentVersionId",
														parentData: data,
														parentDataProperty: "experimentVersionId",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.queuedAt !== void 0) {
														let data10 = data.queuedAt;
														const _errs16 = errors;
														if (errors === _errs16) {
															if (errors === _errs16) {
																if (typeof data10 === "string") {
																	if (!formats28.validate(data10)) {
																		validate133.errors = [{
																			instancePath: instancePath + "/queuedAt",
																			schemaPath: "#/properties/queuedAt/format",
																			keyword: "format",
																			params: { format: "date-time" },
																			message: "must match format \"date-time\""
																		}];
																		return false;
																	}
																} else {
																	validate133.errors = [{
																		instancePath: instancePath + "/queuedAt",
																		schemaPath: "#/properties/queuedAt/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs16 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.startedAt !== void 0) {
															let data11 = data.startedAt;
															const _errs18 = errors;
															if (typeof data11 !== "string" && data11 !== null) {
																validate133.errors = [{
																	instancePath: instancePath + "/startedAt",
																	schemaPath: "#/properties/startedAt/type",
																	keyword: "type",
																	params: { type: schema54.properties.startedAt.type },
																	message: "must be string,null"
																}];
																return false;
															}
															if (errors === _errs18) {
																if (errors === _errs18) {
																	if (typeof data11 === "string") {
																		if (!formats28.validate(data11)) {
																			validate133.errors = [{
																				instancePath: instancePath + "/startedAt",
																				schemaPath: "#/properties/startedAt/format",
																				keyword: "format",
																				params: { format: "date-time" },
																				message: "must match format \"date-time\""
																			}];
																			return false;
																		}
																	}
																}
															}
															var valid0 = _errs18 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.finishedAt !== void 0) {
																let data12 = data.finishedAt;
																const _errs20 = errors;
																if (typeof data12 !== "string" && data12 !== null) {
																	validate133.errors = [{
																		instancePath: instancePath + "/finishedAt",
																		schemaPath: "#/properties/finishedAt/type",
																		keyword: "type",
																		params: { type: schema54.properties.finishedAt.type },
																		message: "must be string,null"
																	}];
																	return false;
																}
																if (errors === _errs20) {
																	if (errors === _errs20) {
																		if (typeof data12 === "string") {
																			if (!formats28.validate(data12)) {
																				validate133.errors = [{
																					instancePath: instancePath + "/finishedAt",
																					schemaPath: "#/properties/finishedAt/format",
																					keyword: "format",
																					params: { format: "date-time" },
																					message: "must match format \"date-time\""
																				}];
																				return false;
																			}
																		}
																	}
																}
																var valid0 = _errs20 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.measurements !== void 0) {
																	let data13 = data.measurements;
																	const _errs22 = errors;
																	if (errors === _errs22) {
																		if (Array.isArray(data13)) {
																			const len2 = data13.length;
																			for (let i2 = 0; i2 < len2; i2++) {
																				const _errs24 = errors;
																				if (!validate120(data13[i2], {
																					instancePath: instancePath + "/measurements/" + i2,
																					parentData: data13,
																					parentDataProperty: i2,
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
																					errors = vErrors.length;
																				}
																				if (!(_errs24 === errors)) break;
																			}
																		} else {
																			validate133.errors = [{
																				instancePath: instancePath + "/measurements",
																				schemaPath: "#/properties/measurements/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs22 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.agent !== void 0) {
																		const _errs25 = errors;
																		if (!validate148(data.agent, {
																			instancePath: instancePath + "/agent",
																			parentData: data,
																			parentDataProperty: "agent",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs25 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.artifact !== void 0) {
																			let data16 = data.artifact;
																			const _errs26 = errors;
																			const _errs27 = errors;
																			let valid4 = false;
																			let passing0 = null;
																			const _errs28 = errors;
																			if (!validate150(data16, {
																				instancePath: instancePath + "/artifact",
																				parentData: data,
																				parentDataProperty: "artifact",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
																				errors = vErrors.length;
																			}
																			var _valid0 = _errs28 === errors;
																			if (_valid0) {
																				valid4 = true;
																				passing0 = 0;
																			}
																			const _errs29 = errors;
																			if (data16 !== null) {
																				const err0 = {
																					instancePath: instancePath + "/artifact",
																					schemaPath: "#/properties/artifact/oneOf/1/type",
																					keyword: "type",
																					params: { type: "null" },
																					message: "must be null"
																				};
																				if (vErrors === null) vErrors = [err0];
																				else vErrors.push(err0);
																				errors++;
																			}
																			var _valid0 = _errs29 === errors;
																			if (_valid0 && valid4) {
																				valid4 = false;
																				passing0 = [passing0, 1];
																			} else if (_valid0) {
																				valid4 = true;
																				passing0 = 1;
																			}
																			if (!valid4) {
																				const err1 = {
																					instancePath: instancePath + "/artifact",
																					schemaPath: "#/properties/artifact/oneOf",
																					keyword: "oneOf",
																					params: { passingSchemas: passing0 },
																					message: "must match exactly one schema in oneOf"
																				};
																				if (vErrors === null) vErrors = [err1];
																				else vErrors.push(err1);
																				errors++;
																				validate133.errors = vErrors;
																				return false;
																			} else {
																				errors = _errs27;
																				if (vErrors !== null) {
																					if (_errs27) vErrors.length = _errs27;
																					else vErrors = null;
																				}
																			}
																			var valid0 = _errs26 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.environment !== void 0) {
																				const _errs31 = errors;
																				if (!validate153(data.environment, {
																					instancePath: instancePath + "/environment",
																					parentData: data,
																					parentDataProperty: "environment",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs31 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.attestation !== void 0) {
																					const _errs32 = errors;
																					if (!validate156(data.attestation, {
																						instancePath: instancePath + "/attestation",
																						parentData: data,
																						parentDataProperty: "attestation",
																						rootData,
																						dynamicAnchors
																					})) {
																						vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
																						errors = vErrors.length;
																					}
																					var valid0 = _errs32 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.logs !== void 0) {
																						let data19 = data.logs;
																						const _errs33 = errors;
																						if (errors === _errs33) {
																							if (Array.isArray(data19)) {
																								const len3 = data19.length;
																								for (let i3 = 0; i3 < len3; i3++) {
																									const _errs35 = errors;
																									if (!validate160(data19[i3], {
																										instancePath: instancePath + "/logs/" + i3,
																										parentData: data19,
																										parentDataProperty: i3,
																										rootData,
																										dynamicAnchors
																									})) {
																										vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
																										errors = vErrors.length;
																									}
																									if (!(_errs35 === errors)) break;
																								}
																							} else {
																								validate133.errors = [{
																									instancePath: instancePath + "/logs",
																									schemaPath: "#/properties/logs/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}];
																								return false;
																							}
																						}
																						var valid0 = _errs33 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.evidence !== void 0) {
																							let data21 = data.evidence;
																							const _errs36 = errors;
																							if (errors === _errs36) {
																								if (Array.isArray(data21)) {
																									const len4 = data21.length;
																									for (let i4 = 0; i4 < len4; i4++) {
																										const _errs38 = errors;
																										if (!validate61(data21[i4], {
																											instancePath: instancePath + "/evidence/" + i4,
																											parentData: data21,
																											parentDataProperty: i4,
																											rootData,
																											dynamicAnchors
																										})) {
																											vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
																											errors = vErrors.length;
																										}
																										if (!(_errs38 === errors)) break;
																									}
																								} else {
																									validate133.errors = [{
																										instancePath: instancePath + "/evidence",
																										schemaPath: "#/properties/evidence/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs36 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.links !== void 0) {
																								const _errs39 = errors;
																								if (!validate66(data.links, {
																									instancePath: instancePath + "/links",
																									parentData: data,
																									parentDataProperty: "links",
																									rootData,
																									dynamicAnchors
																								})) {
																									vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																									errors = vErrors.length;
																								}
																								var valid0 = _errs39 === errors;
																							} else var valid0 = true;
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate133.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate133.errors = vErrors;
	return errors === 0;
}
validate133.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.visibility === void 0 && (missing0 = "visibility") || data.authors === void 0 && (missing0 = "authors") || data.subjects === void 0 && (missing0 = "subjects") || data.verification === void 0 && (missing0 = "verification") || data.evidence === void 0 && (missing0 = "evidence") || data.execution === void 0 && (missing0 = "execution") || data.links === void 0 && (missing0 = "links")) {
				validate53.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema20.properties, key0)) {
					validate53.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern3.test(data0)) {
									validate53.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/pattern",
										keyword: "pattern",
										params: { pattern: "^repo_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^repo_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate53.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.owner !== void 0) {
							const _errs4 = errors;
							if (typeof data.owner !== "string") {
								validate53.errors = [{
									instancePath: instancePath + "/owner",
									schemaPath: "#/properties/owner/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.slug !== void 0) {
								const _errs6 = errors;
								if (typeof data.slug !== "string") {
									validate53.errors = [{
										instancePath: instancePath + "/slug",
										schemaPath: "#/properties/slug/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.title !== void 0) {
									const _errs8 = errors;
									if (typeof data.title !== "string") {
										validate53.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "#/properties/title/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.description !== void 0) {
										const _errs10 = errors;
										if (typeof data.description !== "string") {
											validate53.errors = [{
												instancePath: instancePath + "/description",
												schemaPath: "#/properties/description/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.significance !== void 0) {
											let data5 = data.significance;
											const _errs12 = errors;
											if (typeof data5 !== "string" && data5 !== null) {
												validate53.errors = [{
													instancePath: instancePath + "/significance",
													schemaPath: "#/properties/significance/type",
													keyword: "type",
													params: { type: schema20.properties.significance.type },
													message: "must be string,null"
												}];
												return false;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.visibility !== void 0) {
												const _errs14 = errors;
												if (!validate54(data.visibility, {
													instancePath: instancePath + "/visibility",
													parentData: data,
													parentDataProperty: "visibility",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs14 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.authors !== void 0) {
													let data7 = data.authors;
													const _errs15 = errors;
													if (errors === _errs15) {
														if (Array.isArray(data7)) {
															const len0 = data7.length;
															for (let i0 = 0; i0 < len0; i0++) {
																const _errs17 = errors;
																if (typeof data7[i0] !== "string") {
																	validate53.errors = [{
																		instancePath: instancePath + "/authors/" + i0,
																		schemaPath: "#/properties/authors/items/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
																if (!(_errs17 === errors)) break;
															}
														} else {
															validate53.errors = [{
																instancePath: instancePath + "/authors",
																schemaPath: "#/properties/authors/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}];
															return false;
														}
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.subjects !== void 0) {
														let data9 = data.subjects;
														const _errs19 = errors;
														if (errors === _errs19) {
															if (Array.isArray(data9)) {
																const len1 = data9.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	const _errs21 = errors;
																	if (typeof data9[i1] !== "string") {
																		validate53.errors = [{
																			instancePath: instancePath + "/subjects/" + i1,
																			schemaPath: "#/properties/subjects/items/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	if (!(_errs21 === errors)) break;
																}
															} else {
																validate53.errors = [{
																	instancePath: instancePath + "/subjects",
																	schemaPath: "#/properties/subjects/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
														}
														var valid0 = _errs19 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.topics !== void 0) {
															let data11 = data.topics;
															const _errs23 = errors;
															if (errors === _errs23) {
																if (Array.isArray(data11)) {
																	const len2 = data11.length;
																	for (let i2 = 0; i2 < len2; i2++) {
																		const _errs25 = errors;
																		if (typeof data11[i2] !== "string") {
																			validate53.errors = [{
																				instancePath: instancePath + "/topics/" + i2,
																				schemaPath: "#/properties/topics/items/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																		if (!(_errs25 === errors)) break;
																	}
																} else {
																	validate53.errors = [{
																		instancePath: instancePath + "/topics",
																		schemaPath: "#/properties/topics/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}];
																	return false;
																}
															}
															var valid0 = _errs23 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.verification !== void 0) {
																const _errs27 = errors;
																if (!validate56(data.verification, {
																	instancePath: instancePath + "/verification",
																	parentData: data,
																	parentDataProperty: "verification",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs27 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.evidence !== void 0) {
																	const _errs28 = errors;
																	if (!validate58(data.evidence, {
																		instancePath: instancePath + "/evidence",
																		parentData: data,
																		parentDataProperty: "evidence",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs28 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.execution !== void 0) {
																		const _errs29 = errors;
																		if (!validate70(data.execution, {
																			instancePath: instancePath + "/execution",
																			parentData: data,
																			parentDataProperty: "execution",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs29 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.updatedAt !== void 0) {
																			let data16 = data.updatedAt;
																			const _errs30 = errors;
																			if (errors === _errs30) {
																				if (errors === _errs30) {
																					if (typeof data16 === "string") {
																						if (!formats28.validate(data16)) {
																							validate53.errors = [{
																								instancePath: instancePath + "/updatedAt",
																								schemaPath: "#/properties/updatedAt/format",
																								keyword: "format",
																								params: { format: "date-time" },
																								message: "must match format \"date-time\""
																							}];
																							return false;
																						}
																					} else {
																						validate53.errors = [{
																							instancePath: instancePath + "/updatedAt",
																							schemaPath: "#/properties/updatedAt/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																				}
																			}
																			var valid0 = _errs30 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.readme !== void 0) {
																				let data17 = data.readme;
																				const _errs32 = errors;
																				const _errs33 = errors;
																				let valid4 = false;
																				let passing0 = null;
																				const _errs34 = errors;
																				if (!validate74(data17, {
																					instancePath: instancePath + "/readme",
																					parentData: data,
																					parentDataProperty: "readme",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
																					errors = vErrors.length;
																				}
																				var _valid0 = _errs34 === errors;
																				if (_valid0) {
																					valid4 = true;
																					passing0 = 0;
																				}
																				const _errs35 = errors;
																				if (data17 !== null) {
																					const err0 = {
																						instancePath: instancePath + "/readme",
																						schemaPath: "#/properties/readme/oneOf/1/type",
																						keyword: "type",
																						params: { type: "null" },
																						message: "must be null"
																					};
																					if (vErrors === null) vErrors = [err0];
																					else vErrors.push(err0);
																					errors++;
																				}
																				var _valid0 = _errs35 === errors;
																				if (_valid0 && valid4) {
																					valid4 = false;
																					passing0 = [passing0, 1];
																				} else if (_valid0) {
																					valid4 = true;
																					passing0 = 1;
																				}
																				if (!valid4) {
																					const err1 = {
																						instancePath: instancePath + "/readme",
																						schemaPath: "#/properties/readme/oneOf",
																						keyword: "oneOf",
																						params: { passingSchemas: passing0 },
																						message: "must match exactly one schema in oneOf"
																					};
																					if (vErrors === null) vErrors = [err1];
																					else vErrors.push(err1);
																					errors++;
																					validate53.errors = vErrors;
																					return false;
																				} else {
																					errors = _errs33;
																					if (vErrors !== null) {
																						if (_errs33) vErrors.length = _errs33;
																						else vErrors = null;
																					}
																				}
																				var valid0 = _errs32 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.claims !== void 0) {
																					let data18 = data.claims;
																					const _errs37 = errors;
																					if (errors === _errs37) {
																						if (Array.isArray(data18)) {
																							if (data18.length > 100) {
																								validate53.errors = [{
																									instancePath: instancePath + "/claims",
																									schemaPath: "#/properties/claims/maxItems",
																									keyword: "maxItems",
																									params: { limit: 100 },
																									message: "must NOT have more than 100 items"
																								}];
																								return false;
																							} else {
																								const len3 = data18.length;
																								for (let i3 = 0; i3 < len3; i3++) {
																									const _errs39 = errors;
																									if (!validate76(data18[i3], {
																										instancePath: instancePath + "/claims/" + i3,
																										parentData: data18,
																										parentDataProperty: i3,
																										rootData,
																										dynamicAnchors
																									})) {
																										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																										errors = vErrors.length;
																									}
																									if (!(_errs39 === errors)) break;
																								}
																							}
																						} else {
																							validate53.errors = [{
																								instancePath: instancePath + "/claims",
																								schemaPath: "#/properties/claims/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs37 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.experiments !== void 0) {
																						let data20 = data.experiments;
																						const _errs40 = errors;
																						if (errors === _errs40) {
																							if (Array.isArray(data20)) {
																								if (data20.length > 100) {
																									validate53.errors = [{
																										instancePath: instancePath + "/experiments",
																										schemaPath: "#/properties/experiments/maxItems",
																										keyword: "maxItems",
																										params: { limit: 100 },
																										message: "must NOT have more than 100 items"
																									}];
																									return false;
																								} else {
																									const len4 = data20.length;
																									for (let i4 = 0; i4 < len4; i4++) {
																										const _errs42 = errors;
																										if (!validate130(data20[i4], {
																											instancePath: instancePath + "/experiments/" + i4,
																											parentData: data20,
																											parentDataProperty: i4,
																											rootData,
																											dynamicAnchors
																										})) {
																											vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
																											errors = vErrors.length;
																										}
																										if (!(_errs42 === errors)) break;
																									}
																								}
																							} else {
																								validate53.errors = [{
																									instancePath: instancePath + "/experiments",
																									schemaPath: "#/properties/experiments/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}];
																								return false;
																							}
																						}
																						var valid0 = _errs40 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.runs !== void 0) {
																							let data22 = data.runs;
																							const _errs43 = errors;
																							if (errors === _errs43) {
																								if (Array.isArray(data22)) {
																									if (data22.length > 100) {
																										validate53.errors = [{
																											instancePath: instancePath + "/runs",
																											schemaPath: "#/properties/runs/maxItems",
																											keyword: "maxItems",
																											params: { limit: 100 },
																											message: "must NOT have more than 100 items"
																										}];
																										return false;
																									} else {
																										const len5 = data22.length;
																										for (let i5 = 0; i5 < len5; i5++) {
																											const _errs45 = errors;
																											if (!validate133(data22[i5], {
																												instancePath: instancePath + "/runs/" + i5,
																												parentData: data22,
																												parentDataProperty: i5,
																												rootData,
																												dynamicAnchors
																											})) {
																												vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
																												errors = vErrors.length;
																											}
																											if (!(_errs45 === errors)) break;
																										}
																									}
																								} else {
																									validate53.errors = [{
																										instancePath: instancePath + "/runs",
																										schemaPath: "#/properties/runs/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs43 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.assessments !== void 0) {
																								let data24 = data.assessments;
																								const _errs46 = errors;
																								if (errors === _errs46) {
																									if (Array.isArray(data24)) {
																										if (data24.length > 100) {
																											validate53.errors = [{
																												instancePath: instancePath + "/assessments",
																												schemaPath: "#/properties/assessments/maxItems",
																												keyword: "maxItems",
																												params: { limit: 100 },
																												message: "must NOT have more than 100 items"
																											}];
																											return false;
																										} else {
																											const len6 = data24.length;
																											for (let i6 = 0; i6 < len6; i6++) {
																												const _errs48 = errors;
																												if (!validate100(data24[i6], {
																													instancePath: instancePath + "/assessments/" + i6,
																													parentData: data24,
																													parentDataProperty: i6,
																													rootData,
																													dynamicAnchors
																												})) {
																													vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
																													errors = vErrors.length;
																												}
																												if (!(_errs48 === errors)) break;
																											}
																										}
																									} else {
																										validate53.errors = [{
																											instancePath: instancePath + "/assessments",
																											schemaPath: "#/properties/assessments/type",
																											keyword: "type",
																											params: { type: "array" },
																											message: "must be array"
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs46 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.links !== void 0) {
																									const _errs49 = errors;
																									if (!validate66(data.links, {
																										instancePath: instancePath + "/links",
																										parentData: data,
																										parentDataProperty: "links",
																										rootData,
																										dynamicAnchors
																									})) {
																										vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																										errors = vErrors.length;
																									}
																									var valid0 = _errs49 === errors;
																								} else var valid0 = true;
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema63 = {
	"type": "object",
	"properties": {
		"nextCursor": { "type": ["string", "null"] },
		"hasMore": { "type": "boolean" }
	},
	"required": ["nextCursor", "hasMore"],
	"additionalProperties": false,
	"$id": "contract:/Pagination"
};
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate169.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.nextCursor === void 0 && (missing0 = "nextCursor") || data.hasMore === void 0 && (missing0 = "hasMore")) {
			validate169.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "nextCursor" || key0 === "hasMore")) {
				validate169.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.nextCursor !== void 0) {
				let data0 = data.nextCursor;
				if (typeof data0 !== "string" && data0 !== null) {
					validate169.errors = [{
						instancePath: instancePath + "/nextCursor",
						schemaPath: "#/properties/nextCursor/type",
						keyword: "type",
						params: { type: schema63.properties.nextCursor.type },
						message: "must be string,null"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hasMore !== void 0) {
					if (typeof data.hasMore !== "boolean") {
						validate169.errors = [{
							instancePath: instancePath + "/hasMore",
							schemaPath: "#/properties/hasMore/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate169.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate169.errors = vErrors;
	return true;
}
validate169.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.data === void 0 && (missing0 = "data") || data.pagination === void 0 && (missing0 = "pagination") || data.meta === void 0 && (missing0 = "meta")) {
				validate52.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "data" || key0 === "pagination" || key0 === "meta")) {
					validate52.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.data !== void 0) {
						let data0 = data.data;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.repositories === void 0 && (missing1 = "repositories") || data0.claims === void 0 && (missing1 = "claims")) {
									validate52.errors = [{
										instancePath: instancePath + "/data",
										schemaPath: "#/properties/data/required",
										keyword: "required",
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									const _errs4 = errors;
									for (const key1 in data0) if (!(key1 === "repositories" || key1 === "claims")) {
										validate52.errors = [{
											instancePath: instancePath + "/data",
											schemaPath: "#/properties/data/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key1 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs4 === errors) {
										if (data0.repositories !== void 0) {
											let data1 = data0.repositories;
											const _errs5 = errors;
											if (errors === _errs5) {
												if (Array.isArray(data1)) {
													const len0 = data1.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs7 = errors;
														if (!validate53(data1[i0], {
															instancePath: instancePath + "/data/repositories/" + i0,
															parentData: data1,
															parentDataProperty: i0,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
															errors = vErrors.length;
														}
														if (!(_errs7 === errors)) break;
													}
												} else {
													validate52.errors = [{
														instancePath: instancePath + "/data/repositories",
														schemaPath: "#/properties/data/properties/repositories/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid1 = _errs5 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data0.claims !== void 0) {
												let data3 = data0.claims;
												const _errs8 = errors;
												if (errors === _errs8) {
													if (Array.isArray(data3)) {
														const len1 = data3.length;
														for (let i1 = 0; i1 < len1; i1++) {
															const _errs10 = errors;
															if (!validate76(data3[i1], {
																instancePath: instancePath + "/data/claims/" + i1,
																parentData: data3,
																parentDataProperty: i1,
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																errors = vErrors.length;
															}
															if (!(_errs10 === errors)) break;
														}
													} else {
														validate52.errors = [{
															instancePath: instancePath + "/data/claims",
															schemaPath: "#/properties/data/properties/claims/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid1 = _errs8 === errors;
											} else var valid1 = true;
										}
									}
								}
							} else {
								validate52.errors = [{
									instancePath: instancePath + "/data",
									schemaPath: "#/properties/data/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.pagination !== void 0) {
							let data5 = data.pagination;
							const _errs11 = errors;
							if (errors === _errs11) {
								if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
									const _errs13 = errors;
									for (const key2 in data5) if (!(key2 === "repositories" || key2 === "claims")) {
										validate52.errors = [{
											instancePath: instancePath + "/pagination",
											schemaPath: "#/properties/pagination/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key2 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs13 === errors) {
										if (data5.repositories !== void 0) {
											const _errs14 = errors;
											if (!validate169(data5.repositories, {
												instancePath: instancePath + "/pagination/repositories",
												parentData: data5,
												parentDataProperty: "repositories",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
												errors = vErrors.length;
											}
											var valid4 = _errs14 === errors;
										} else var valid4 = true;
										if (valid4) {
											if (data5.claims !== void 0) {
												const _errs15 = errors;
												if (!validate169(data5.claims, {
													instancePath: instancePath + "/pagination/claims",
													parentData: data5,
													parentDataProperty: "claims",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
													errors = vErrors.length;
												}
												var valid4 = _errs15 === errors;
											} else var valid4 = true;
										}
									}
								} else {
									validate52.errors = [{
										instancePath: instancePath + "/pagination",
										schemaPath: "#/properties/pagination/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}];
									return false;
								}
							}
							var valid0 = _errs11 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.meta !== void 0) {
								let data8 = data.meta;
								const _errs16 = errors;
								if (errors === _errs16) {
									if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
										let missing2;
										if (data8.query === void 0 && (missing2 = "query") || data8.subject === void 0 && (missing2 = "subject") || data8.limit === void 0 && (missing2 = "limit")) {
											validate52.errors = [{
												instancePath: instancePath + "/meta",
												schemaPath: "#/properties/meta/required",
												keyword: "required",
												params: { missingProperty: missing2 },
												message: "must have required property '" + missing2 + "'"
											}];
											return false;
										} else {
											const _errs18 = errors;
											for (const key3 in data8) if (!(key3 === "query" || key3 === "subject" || key3 === "limit")) {
												validate52.errors = [{
													instancePath: instancePath + "/meta",
													schemaPath: "#/properties/meta/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key3 },
													message: "must NOT have additional properties"
												}];
												return false;
											}
											if (_errs18 === errors) {
												if (data8.query !== void 0) {
													const _errs19 = errors;
													if (typeof data8.query !== "string") {
														validate52.errors = [{
															instancePath: instancePath + "/meta/query",
															schemaPath: "#/properties/meta/properties/query/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid5 = _errs19 === errors;
												} else var valid5 = true;
												if (valid5) {
													if (data8.subject !== void 0) {
														let data10 = data8.subject;
														const _errs21 = errors;
														if (typeof data10 !== "string" && data10 !== null) {
															validate52.errors = [{
																instancePath: instancePath + "/meta/subject",
																schemaPath: "#/properties/meta/properties/subject/type",
																keyword: "type",
																params: { type: schema19.properties.meta.properties.subject.type },
																message: "must be string,null"
															}];
															return false;
														}
														var valid5 = _errs21 === errors;
													} else var valid5 = true;
													if (valid5) {
														if (data8.limit !== void 0) {
															let data11 = data8.limit;
															const _errs23 = errors;
															if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																validate52.errors = [{
																	instancePath: instancePath + "/meta/limit",
																	schemaPath: "#/properties/meta/properties/limit/type",
																	keyword: "type",
																	params: { type: "integer" },
																	message: "must be integer"
																}];
																return false;
															}
															if (errors === _errs23) {
																if (typeof data11 == "number" && isFinite(data11)) {
																	if (data11 < 0 || isNaN(data11)) {
																		validate52.errors = [{
																			instancePath: instancePath + "/meta/limit",
																			schemaPath: "#/properties/meta/properties/limit/minimum",
																			keyword: "minimum",
																			params: {
																				comparison: ">=",
																				limit: 0
																			},
																			message: "must be >= 0"
																		}];
																		return false;
																	}
																}
															}
															var valid5 = _errs23 === errors;
														} else var valid5 = true;
													}
												}
											}
										}
									} else {
										validate52.errors = [{
											instancePath: instancePath + "/meta",
											schemaPath: "#/properties/meta/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
								var valid0 = _errs16 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v1 = validate172;
const schema65 = {
	"type": "string",
	"enum": [
		"invalid_request",
		"unauthenticated",
		"invalid_api_key",
		"session_required",
		"insufficient_scope",
		"forbidden",
		"not_found",
		"method_not_allowed",
		"conflict",
		"payload_too_large",
		"unsupported_media_type",
		"unprocessable",
		"rate_limited",
		"quota_exceeded",
		"license_restricted",
		"upstream_failed",
		"integrity_failed",
		"degraded",
		"internal"
	],
	"$id": "contract:/ErrorCode"
};
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate173.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate173.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "invalid_request" || data === "unauthenticated" || data === "invalid_api_key" || data === "session_required" || data === "insufficient_scope" || data === "forbidden" || data === "not_found" || data === "method_not_allowed" || data === "conflict" || data === "payload_too_large" || data === "unsupported_media_type" || data === "unprocessable" || data === "rate_limited" || data === "quota_exceeded" || data === "license_restricted" || data === "upstream_failed" || data === "integrity_failed" || data === "degraded" || data === "internal")) {
		validate173.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema65.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate173.errors = vErrors;
	return true;
}
validate173.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate176.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.pointer === void 0 && (missing0 = "pointer") || data.message === void 0 && (missing0 = "message")) {
			validate176.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "pointer" || key0 === "message")) {
				validate176.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.pointer !== void 0) {
				if (typeof data.pointer !== "string") {
					validate176.errors = [{
						instancePath: instancePath + "/pointer",
						schemaPath: "#/properties/pointer/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.message !== void 0) {
					if (typeof data.message !== "string") {
						validate176.errors = [{
							instancePath: instancePath + "/message",
							schemaPath: "#/properties/message/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate176.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate176.errors = vErrors;
	return true;
}
validate176.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate175.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.issues !== void 0) {
				let data0 = data.issues;
				if (errors === errors) {
					if (Array.isArray(data0)) {
						const len0 = data0.length;
						for (let i0 = 0; i0 < len0; i0++) {
							const _errs4 = errors;
							if (!validate176(data0[i0], {
								instancePath: instancePath + "/issues/" + i0,
								parentData: data0,
								parentDataProperty: i0,
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
								errors = vErrors.length;
							}
							if (!(_errs4 === errors)) break;
						}
					} else {
						validate175.errors = [{
							instancePath: instancePath + "/issues",
							schemaPath: "#/properties/issues/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}];
						return false;
					}
				}
			}
		} else {
			validate175.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate175.errors = vErrors;
	return errors === 0;
}
validate175.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate172.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.error === void 0 && (missing0 = "error")) {
				validate172.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "error")) {
					validate172.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.error !== void 0) {
						let data0 = data.error;
						if (errors === errors) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.code === void 0 && (missing1 = "code") || data0.message === void 0 && (missing1 = "message")) {
									validate172.errors = [{
										instancePath: instancePath + "/error",
										schemaPath: "#/properties/error/required",
										keyword: "required",
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									const _errs4 = errors;
									for (const key1 in data0) if (!(key1 === "code" || key1 === "message" || key1 === "details")) {
										validate172.errors = [{
											instancePath: instancePath + "/error",
											schemaPath: "#/properties/error/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key1 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs4 === errors) {
										if (data0.code !== void 0) {
											const _errs5 = errors;
											if (!validate173(data0.code, {
												instancePath: instancePath + "/error/code",
												parentData: data0,
												parentDataProperty: "code",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
												errors = vErrors.length;
											}
											var valid1 = _errs5 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data0.message !== void 0) {
												const _errs6 = errors;
												if (typeof data0.message !== "string") {
													validate172.errors = [{
														instancePath: instancePath + "/error/message",
														schemaPath: "#/properties/error/properties/message/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid1 = _errs6 === errors;
											} else var valid1 = true;
											if (valid1) {
												if (data0.details !== void 0) {
													const _errs8 = errors;
													if (!validate175(data0.details, {
														instancePath: instancePath + "/error/details",
														parentData: data0,
														parentDataProperty: "details",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
														errors = vErrors.length;
													}
													var valid1 = _errs8 === errors;
												} else var valid1 = true;
											}
										}
									}
								}
							} else {
								validate172.errors = [{
									instancePath: instancePath + "/error",
									schemaPath: "#/properties/error/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					}
				}
			}
		} else {
			validate172.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate172.errors = vErrors;
	return errors === 0;
}
validate172.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v2 = validate179;
const schema69 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^repo_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"owner": { "type": "string" },
		"slug": { "type": "string" },
		"title": { "type": "string" },
		"description": { "type": "string" },
		"significance": { "type": ["string", "null"] },
		"visibility": { "$ref": "contract:/Visibility" },
		"authors": {
			"type": "array",
			"items": { "type": "string" }
		},
		"subjects": {
			"type": "array",
			"items": { "type": "string" }
		},
		"topics": {
			"type": "array",
			"items": { "type": "string" }
		},
		"verification": { "$ref": "contract:/RepositoryVerification" },
		"evidence": { "$ref": "contract:/RepositoryEvidence" },
		"execution": { "$ref": "contract:/RepositoryExecution" },
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"readme": { "oneOf": [{ "$ref": "contract:/Readme" }, { "type": "null" }] },
		"claims": {
			"type": "array",
			"items": { "$ref": "contract:/Claim" },
			"maxItems": 100
		},
		"experiments": {
			"type": "array",
			"items": { "$ref": "contract:/Experiment" },
			"maxItems": 100
		},
		"runs": {
			"type": "array",
			"items": { "$ref": "contract:/Run" },
			"maxItems": 100
		},
		"assessments": {
			"type": "array",
			"items": { "$ref": "contract:/Assessment" },
			"maxItems": 100
		},
		"links": { "$ref": "contract:/Links" }
	},
	"additionalProperties": false,
	"$id": "contract:/RepositoryProjection"
};
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate181.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!func1.call(schema69.properties, key0)) {
				validate181.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs2 = errors;
					if (errors === _errs2) {
						if (typeof data0 === "string") {
							if (!pattern3.test(data0)) {
								validate181.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^repo_[0-9a-hjkmnp-tv-z]{26}$" },
									message: "must match pattern \"^repo_[0-9a-hjkmnp-tv-z]{26}$\""
								}];
								return false;
							}
						} else {
							validate181.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.owner !== void 0) {
						const _errs4 = errors;
						if (typeof data.owner !== "string") {
							validate181.errors = [{
								instancePath: instancePath + "/owner",
								schemaPath: "#/properties/owner/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.slug !== void 0) {
							const _errs6 = errors;
							if (typeof data.slug !== "string") {
								validate181.errors = [{
									instancePath: instancePath + "/slug",
									schemaPath: "#/properties/slug/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.title !== void 0) {
								const _errs8 = errors;
								if (typeof data.title !== "string") {
									validate181.errors = [{
										instancePath: instancePath + "/title",
										schemaPath: "#/properties/title/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.description !== void 0) {
									const _errs10 = errors;
									if (typeof data.description !== "string") {
										validate181.errors = [{
											instancePath: instancePath + "/description",
											schemaPath: "#/properties/description/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.significance !== void 0) {
										let data5 = data.significance;
										const _errs12 = errors;
										if (typeof data5 !== "string" && data5 !== null) {
											validate181.errors = [{
												instancePath: instancePath + "/significance",
												schemaPath: "#/properties/significance/type",
												keyword: "type",
												params: { type: schema69.properties.significance.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.visibility !== void 0) {
											const _errs14 = errors;
											if (!validate54(data.visibility, {
												instancePath: instancePath + "/visibility",
												parentData: data,
												parentDataProperty: "visibility",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs14 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.authors !== void 0) {
												let data7 = data.authors;
												const _errs15 = errors;
												if (errors === _errs15) {
													if (Array.isArray(data7)) {
														const len0 = data7.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs17 = errors;
															if (typeof data7[i0] !== "string") {
																validate181.errors = [{
																	instancePath: instancePath + "/authors/" + i0,
																	schemaPath: "#/properties/authors/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
															if (!(_errs17 === errors)) break;
														}
													} else {
														validate181.errors = [{
															instancePath: instancePath + "/authors",
															schemaPath: "#/properties/authors/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.subjects !== void 0) {
													let data9 = data.subjects;
													const _errs19 = errors;
													if (errors === _errs19) {
														if (Array.isArray(data9)) {
															const len1 = data9.length;
															for (let i1 = 0; i1 < len1; i1++) {
																const _errs21 = errors;
																if (typeof data9[i1] !== "string") {
																	validate181.errors = [{
																		instancePath: instancePath + "/subjects/" + i1,
																		schemaPath: "#/properties/subjects/items/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
																if (!(_errs21 === errors)) break;
															}
														} else {
															validate181.errors = [{
																instancePath: instancePath + "/subjects",
																schemaPath: "#/properties/subjects/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}];
															return false;
														}
													}
													var valid0 = _errs19 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.topics !== void 0) {
														let data11 = data.topics;
														const _errs23 = errors;
														if (errors === _errs23) {
															if (Array.isArray(data11)) {
																const len2 = data11.length;
																for (let i2 = 0; i2 < len2; i2++) {
																	const _errs25 = errors;
																	if (typeof data11[i2] !== "string") {
																		validate181.errors = [{
																			instancePath: instancePath + "/topics/" + i2,
																			schemaPath: "#/properties/topics/items/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	if (!(_errs25 === errors)) break;
																}
															} else {
																validate181.errors = [{
																	instancePath: instancePath + "/topics",
																	schemaPath: "#/properties/topics/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
														}
														var valid0 = _errs23 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.verification !== void 0) {
															const _errs27 = errors;
															if (!validate56(data.verification, {
																instancePath: instancePath + "/verification",
																parentData: data,
																parentDataProperty: "verification",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs27 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.evidence !== void 0) {
																const _errs28 = errors;
																if (!validate58(data.evidence, {
																	instancePath: instancePath + "/evidence",
																	parentData: data,
																	parentDataProperty: "evidence",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs28 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.execution !== void 0) {
																	const _errs29 = errors;
																	if (!validate70(data.execution, {
																		instancePath: instancePath + "/execution",
																		parentData: data,
																		parentDataProperty: "execution",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs29 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.updatedAt !== void 0) {
																		let data16 = data.updatedAt;
																		const _errs30 = errors;
																		if (errors === _errs30) {
																			if (errors === _errs30) {
																				if (typeof data16 === "string") {
																					if (!formats28.validate(data16)) {
																						validate181.errors = [{
																							instancePath: instancePath + "/updatedAt",
																							schemaPath: "#/properties/updatedAt/format",
																							keyword: "format",
																							params: { format: "date-time" },
																							message: "must match format \"date-time\""
																						}];
																						return false;
																					}
																				} else {
																					validate181.errors = [{
																						instancePath: instancePath + "/updatedAt",
																						schemaPath: "#/properties/updatedAt/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																			}
																		}
																		var valid0 = _errs30 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.readme !== void 0) {
																			let data17 = data.readme;
																			const _errs32 = errors;
																			const _errs33 = errors;
																			let valid4 = false;
																			let passing0 = null;
																			const _errs34 = errors;
																			if (!validate74(data17, {
																				instancePath: instancePath + "/readme",
																				parentData: data,
																				parentDataProperty: "readme",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
																				errors = vErrors.length;
																			}
																			var _valid0 = _errs34 === errors;
																			if (_valid0) {
																				valid4 = true;
																				passing0 = 0;
																			}
																			const _errs35 = errors;
																			if (data17 !== null) {
																				const err0 = {
																					instancePath: instancePath + "/readme",
																					schemaPath: "#/properties/readme/oneOf/1/type",
																					keyword: "type",
																					params: { type: "null" },
																					message: "must be null"
																				};
																				if (vErrors === null) vErrors = [err0];
																				else vErrors.push(err0);
																				errors++;
																			}
																			var _valid0 = _errs35 === errors;
																			if (_valid0 && valid4) {
																				valid4 = false;
																				passing0 = [passing0, 1];
																			} else if (_valid0) {
																				valid4 = true;
																				passing0 = 1;
																			}
																			if (!valid4) {
																				const err1 = {
																					instancePath: instancePath + "/readme",
																					schemaPath: "#/properties/readme/oneOf",
																					keyword: "oneOf",
																					params: { passingSchemas: passing0 },
																					message: "must match exactly one schema in oneOf"
																				};
																				if (vErrors === null) vErrors = [err1];
																				else vErrors.push(err1);
																				errors++;
																				validate181.errors = vErrors;
																				return false;
																			} else {
																				errors = _errs33;
																				if (vErrors !== null) {
																					if (_errs33) vErrors.length = _errs33;
																					else vErrors = null;
																				}
																			}
																			var valid0 = _errs32 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.claims !== void 0) {
																				let data18 = data.claims;
																				const _errs37 = errors;
																				if (errors === _errs37) {
																					if (Array.isArray(data18)) {
																						if (data18.length > 100) {
																							validate181.errors = [{
																								instancePath: instancePath + "/claims",
																								schemaPath: "#/properties/claims/maxItems",
																								keyword: "maxItems",
																								params: { limit: 100 },
																								message: "must NOT have more than 100 items"
																							}];
																							return false;
																						} else {
																							const len3 = data18.length;
																							for (let i3 = 0; i3 < len3; i3++) {
																								const _errs39 = errors;
																								if (!validate76(data18[i3], {
																									instancePath: instancePath + "/claims/" + i3,
																									parentData: data18,
																									parentDataProperty: i3,
																									rootData,
																									dynamicAnchors
																								})) {
																									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																									errors = vErrors.length;
																								}
																								if (!(_errs39 === errors)) break;
																							}
																						}
																					} else {
																						validate181.errors = [{
																							instancePath: instancePath + "/claims",
																							schemaPath: "#/properties/claims/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs37 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.experiments !== void 0) {
																					let data20 = data.experiments;
																					const _errs40 = errors;
																					if (errors === _errs40) {
																						if (Array.isArray(data20)) {
																							if (data20.length > 100) {
																								validate181.errors = [{
																									instancePath: instancePath + "/experiments",
																									schemaPath: "#/properties/experiments/maxItems",
																									keyword: "maxItems",
																									params: { limit: 100 },
																									message: "must NOT have more than 100 items"
																								}];
																								return false;
																							} else {
																								const len4 = data20.length;
																								for (let i4 = 0; i4 < len4; i4++) {
																									const _errs42 = errors;
																									if (!validate130(data20[i4], {
																										instancePath: instancePath + "/experiments/" + i4,
																										parentData: data20,
																										parentDataProperty: i4,
																										rootData,
																										dynamicAnchors
																									})) {
																										vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
																										errors = vErrors.length;
																									}
																									if (!(_errs42 === errors)) break;
																								}
																							}
																						} else {
																							validate181.errors = [{
																								instancePath: instancePath + "/experiments",
																								schemaPath: "#/properties/experiments/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs40 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.runs !== void 0) {
																						let data22 = data.runs;
																						const _errs43 = errors;
																						if (errors === _errs43) {
																							if (Array.isArray(data22)) {
																								if (data22.length > 100) {
																									validate181.errors = [{
																										instancePath: instancePath + "/runs",
																										schemaPath: "#/properties/runs/maxItems",
																										keyword: "maxItems",
																										params: { limit: 100 },
																										message: "must NOT have more than 100 items"
																									}];
																									return false;
																								} else {
																									const len5 = data22.length;
																									for (let i5 = 0; i5 < len5; i5++) {
																										const _errs45 = errors;
																										if (!validate133(data22[i5], {
																											instancePath: instancePath + "/runs/" + i5,
																											parentData: data22,
																											parentDataProperty: i5,
																											rootData,
																											dynamicAnchors
																										})) {
																											vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
																											errors = vErrors.length;
																										}
																										if (!(_errs45 === errors)) break;
																									}
																								}
																							} else {
																								validate181.errors = [{
																									instancePath: instancePath + "/runs",
																									schemaPath: "#/properties/runs/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}];
																								return false;
																							}
																						}
																						var valid0 = _errs43 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.assessments !== void 0) {
																							let data24 = data.assessments;
																							const _errs46 = errors;
																							if (errors === _errs46) {
																								if (Array.isArray(data24)) {
																									if (data24.length > 100) {
																										validate181.errors = [{
																											instancePath: instancePath + "/assessments",
																											schemaPath: "#/properties/assessments/maxItems",
																											keyword: "maxItems",
																											params: { limit: 100 },
																											message: "must NOT have more than 100 items"
																										}];
																										return false;
																									} else {
																										const len6 = data24.length;
																										for (let i6 = 0; i6 < len6; i6++) {
																											const _errs48 = errors;
																											if (!validate100(data24[i6], {
																												instancePath: instancePath + "/assessments/" + i6,
																												parentData: data24,
																												parentDataProperty: i6,
																												rootData,
																												dynamicAnchors
																											})) {
																												vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
																												errors = vErrors.length;
																											}
																											if (!(_errs48 === errors)) break;
																										}
																									}
																								} else {
																									validate181.errors = [{
																										instancePath: instancePath + "/assessments",
																										schemaPath: "#/properties/assessments/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs46 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.links !== void 0) {
																								const _errs49 = errors;
																								if (!validate66(data.links, {
																									instancePath: instancePath + "/links",
																									parentData: data,
																									parentDataProperty: "links",
																									rootData,
																									dynamicAnchors
																								})) {
																									vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																									errors = vErrors.length;
																								}
																								var valid0 = _errs49 === errors;
																							} else var valid0 = true;
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate181.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate181.errors = vErrors;
	return errors === 0;
}
validate181.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate179.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.data === void 0 && (missing0 = "data") || data.pagination === void 0 && (missing0 = "pagination") || data.links === void 0 && (missing0 = "links")) {
				validate179.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "data" || key0 === "pagination" || key0 === "links")) {
					validate179.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.data !== void 0) {
						let data0 = data.data;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data1 = data0[i0];
									const _errs4 = errors;
									const _errs5 = errors;
									let valid2 = false;
									const _errs6 = errors;
									if (!validate53(data1, {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs6 === errors;
									valid2 = valid2 || _valid0;
									if (_valid0) var props0 = true;
									const _errs7 = errors;
									if (!validate181(data1, {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs7 === errors;
									valid2 = valid2 || _valid0;
									if (_valid0) {
										if (props0 !== true) props0 = true;
									}
									if (!valid2) {
										const err0 = {
											instancePath: instancePath + "/data/" + i0,
											schemaPath: "#/properties/data/items/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
										validate179.errors = vErrors;
										return false;
									} else {
										errors = _errs5;
										if (vErrors !== null) {
											if (_errs5) vErrors.length = _errs5;
											else vErrors = null;
										}
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate179.errors = [{
									instancePath: instancePath + "/data",
									schemaPath: "#/properties/data/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.pagination !== void 0) {
							const _errs8 = errors;
							if (!validate169(data.pagination, {
								instancePath: instancePath + "/pagination",
								parentData: data,
								parentDataProperty: "pagination",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.links !== void 0) {
								const _errs9 = errors;
								if (!validate66(data.links, {
									instancePath: instancePath + "/links",
									parentData: data,
									parentDataProperty: "links",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate179.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate179.errors = vErrors;
	return errors === 0;
}
validate179.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v3 = validate195;
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate195.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate53(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) var props0 = true;
	const _errs2 = errors;
	if (!validate181(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (_valid0) {
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
		validate195.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate195.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate195.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const v4 = validate198;
const schema72 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^claim_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"repository": { "$ref": "contract:/RepositoryReference" },
		"type": { "type": "string" },
		"statement": { "type": "string" },
		"sourceLocator": { "type": "string" },
		"verification": { "$ref": "contract:/VerificationState" },
		"reproduction": { "oneOf": [{ "$ref": "contract:/Plan" }, { "type": "null" }] },
		"plan": { "oneOf": [{ "$ref": "contract:/Plan" }, { "type": "null" }] },
		"evidence": { "$ref": "contract:/ClaimEvidence" },
		"assessments": {
			"type": "array",
			"items": { "$ref": "contract:/Assessment" }
		},
		"measurements": {
			"type": "array",
			"items": { "$ref": "contract:/Measurement" }
		},
		"experimentIds": {
			"type": "array",
			"items": { "type": "string" }
		},
		"evidenceIds": {
			"type": "array",
			"items": { "type": "string" }
		},
		"links": { "$ref": "contract:/Links" }
	},
	"additionalProperties": false,
	"$id": "contract:/ClaimProjection"
};
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate200.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!func1.call(schema72.properties, key0)) {
				validate200.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs2 = errors;
					if (errors === _errs2) {
						if (typeof data0 === "string") {
							if (!pattern8.test(data0)) {
								validate200.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^claim_[0-9a-hjkmnp-tv-z]{26}$" },
									message: "must match pattern \"^claim_[0-9a-hjkmnp-tv-z]{26}$\""
								}];
								return false;
							}
						} else {
							validate200.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.repository !== void 0) {
						const _errs4 = errors;
						if (!validate77(data.repository, {
							instancePath: instancePath + "/repository",
							parentData: data,
							parentDataProperty: "repository",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							const _errs5 = errors;
							if (typeof data.type !== "string") {
								validate200.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.statement !== void 0) {
								const _errs7 = errors;
								if (typeof data.statement !== "string") {
									validate200.errors = [{
										instancePath: instancePath + "/statement",
										schemaPath: "#/properties/statement/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.sourceLocator !== void 0) {
									const _errs9 = errors;
									if (typeof data.sourceLocator !== "string") {
										validate200.errors = [{
											instancePath: instancePath + "/sourceLocator",
											schemaPath: "#/properties/sourceLocator/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.verification !== void 0) {
										const _errs11 = errors;
										if (!validate79(data.verification, {
											instancePath: instancePath + "/verification",
											parentData: data,
											parentDataProperty: "verification",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.reproduction !== void 0) {
											let data6 = data.reproduction;
											const _errs12 = errors;
											const _errs13 = errors;
											let valid1 = false;
											let passing0 = null;
											const _errs14 = errors;
											if (!validate81(data6, {
												instancePath: instancePath + "/reproduction",
												parentData: data,
												parentDataProperty: "reproduction",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
												errors = vErrors.length;
											}
											var _valid0 = _errs14 === errors;
											if (_valid0) {
												valid1 = true;
												passing0 = 0;
											}
											const _errs15 = errors;
											if (data6 !== null) {
												const err0 = {
													instancePath: instancePath + "/reproduction",
													schemaPath: "#/properties/reproduction/oneOf/1/type",
													keyword: "type",
													params: { type: "null" },
													message: "must be null"
												};
												if (vErrors === null) vErrors = [err0];
												else vErrors.push(err0);
												errors++;
											}
											var _valid0 = _errs15 === errors;
											if (_valid0 && valid1) {
												valid1 = false;
												passing0 = [passing0, 1];
											} else if (_valid0) {
												valid1 = true;
												passing0 = 1;
											}
											if (!valid1) {
												const err1 = {
													instancePath: instancePath + "/reproduction",
													schemaPath: "#/properties/reproduction/oneOf",
													keyword: "oneOf",
													params: { passingSchemas: passing0 },
													message: "must match exactly one schema in oneOf"
												};
												if (vErrors === null) vErrors = [err1];
												else vErrors.push(err1);
												errors++;
												validate200.errors = vErrors;
												return false;
											} else {
												errors = _errs13;
												if (vErrors !== null) {
													if (_errs13) vErrors.length = _errs13;
													else vErrors = null;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.plan !== void 0) {
												let data7 = data.plan;
												const _errs17 = errors;
												const _errs18 = errors;
												let valid2 = false;
												let passing1 = null;
												const _errs19 = errors;
												if (!validate81(data7, {
													instancePath: instancePath + "/plan",
													parentData: data,
													parentDataProperty: "plan",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
													errors = vErrors.length;
												}
												var _valid1 = _errs19 === errors;
												if (_valid1) {
													valid2 = true;
													passing1 = 0;
												}
												const _errs20 = errors;
												if (data7 !== null) {
													const err2 = {
														instancePath: instancePath + "/plan",
														schemaPath: "#/properties/plan/oneOf/1/type",
														keyword: "type",
														params: { type: "null" },
														message: "must be null"
													};
													if (vErrors === null) vErrors = [err2];
													else vErrors.push(err2);
													errors++;
												}
												var _valid1 = _errs20 === errors;
												if (_valid1 && valid2) {
													valid2 = false;
													passing1 = [passing1, 1];
												} else if (_valid1) {
													valid2 = true;
													passing1 = 1;
												}
												if (!valid2) {
													const err3 = {
														instancePath: instancePath + "/plan",
														schemaPath: "#/properties/plan/oneOf",
														keyword: "oneOf",
														params: { passingSchemas: passing1 },
														message: "must match exactly one schema in oneOf"
													};
													if (vErrors === null) vErrors = [err3];
													else vErrors.push(err3);
													errors++;
													validate200.errors = vErrors;
													return false;
												} else {
													errors = _errs18;
													if (vErrors !== null) {
														if (_errs18) vErrors.length = _errs18;
														else vErrors = null;
													}
												}
												var valid0 = _errs17 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.evidence !== void 0) {
													const _errs22 = errors;
													if (!validate94(data.evidence, {
														instancePath: instancePath + "/evidence",
														parentData: data,
														parentDataProperty: "evidence",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs22 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.assessments !== void 0) {
														let data9 = data.assessments;
														const _errs23 = errors;
														if (errors === _errs23) {
															if (Array.isArray(data9)) {
																const len0 = data9.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	const _errs25 = errors;
																	if (!validate100(data9[i0], {
																		instancePath: instancePath + "/assessments/" + i0,
																		parentData: data9,
																		parentDataProperty: i0,
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs25 === errors)) break;
																}
															} else {
																validate200.errors = [{
																	instancePath: instancePath + "/assessments",
																	schemaPath: "#/properties/assessments/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
														}
														var valid0 = _errs23 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.measurements !== void 0) {
															let data11 = data.measurements;
															const _errs26 = errors;
															if (errors === _errs26) {
																if (Array.isArray(data11)) {
																	const len1 = data11.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		const _errs28 = errors;
																		if (!validate120(data11[i1], {
																			instancePath: instancePath + "/measurements/" + i1,
																			parentData: data11,
																			parentDataProperty: i1,
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs28 === errors)) break;
																	}
																} else {
																	validate200.errors = [{
																		instancePath: instancePath + "/measurements",
																		schemaPath: "#/properties/measurements/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}];
																	return false;
																}
															}
															var valid0 = _errs26 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.experimentIds !== void 0) {
																let data13 = data.experimentIds;
																const _errs29 = errors;
																if (errors === _errs29) {
																	if (Array.isArray(data13)) {
																		const len2 = data13.length;
																		for (let i2 = 0; i2 < len2; i2++) {
																			const _errs31 = errors;
																			if (typeof data13[i2] !== "string") {
																				validate200.errors = [{
																					instancePath: instancePath + "/experimentIds/" + i2,
																					schemaPath: "#/properties/experimentIds/items/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																			if (!(_errs31 === errors)) break;
																		}
																	} else {
																		validate200.errors = [{
																			instancePath: instancePath + "/experimentIds",
																			schemaPath: "#/properties/experimentIds/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs29 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.evidenceIds !== void 0) {
																	let data15 = data.evidenceIds;
																	const _errs33 = errors;
																	if (errors === _errs33) {
																		if (Array.isArray(data15)) {
																			const len3 = data15.length;
																			for (let i3 = 0; i3 < len3; i3++) {
																				const _errs35 = errors;
																				if (typeof data15[i3] !== "string") {
																					validate200.errors = [{
																						instancePath: instancePath + "/evidenceIds/" + i3,
																						schemaPath: "#/properties/evidenceIds/items/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																				if (!(_errs35 === errors)) break;
																			}
																		} else {
																			validate200.errors = [{
																				instancePath: instancePath + "/evidenceIds",
																				schemaPath: "#/properties/evidenceIds/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs33 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.links !== void 0) {
																		const _errs37 = errors;
																		if (!validate66(data.links, {
																			instancePath: instancePath + "/links",
																			parentData: data,
																			parentDataProperty: "links",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs37 === errors;
																	} else var valid0 = true;
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate200.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate200.errors = vErrors;
	return errors === 0;
}
validate200.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate198.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.data === void 0 && (missing0 = "data") || data.pagination === void 0 && (missing0 = "pagination") || data.links === void 0 && (missing0 = "links")) {
				validate198.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "data" || key0 === "pagination" || key0 === "links")) {
					validate198.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.data !== void 0) {
						let data0 = data.data;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data1 = data0[i0];
									const _errs4 = errors;
									const _errs5 = errors;
									let valid2 = false;
									const _errs6 = errors;
									if (!validate76(data1, {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs6 === errors;
									valid2 = valid2 || _valid0;
									if (_valid0) var props0 = true;
									const _errs7 = errors;
									if (!validate200(data1, {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs7 === errors;
									valid2 = valid2 || _valid0;
									if (_valid0) {
										if (props0 !== true) props0 = true;
									}
									if (!valid2) {
										const err0 = {
											instancePath: instancePath + "/data/" + i0,
											schemaPath: "#/properties/data/items/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
										validate198.errors = vErrors;
										return false;
									} else {
										errors = _errs5;
										if (vErrors !== null) {
											if (_errs5) vErrors.length = _errs5;
											else vErrors = null;
										}
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate198.errors = [{
									instancePath: instancePath + "/data",
									schemaPath: "#/properties/data/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.pagination !== void 0) {
							const _errs8 = errors;
							if (!validate169(data.pagination, {
								instancePath: instancePath + "/pagination",
								parentData: data,
								parentDataProperty: "pagination",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.links !== void 0) {
								const _errs9 = errors;
								if (!validate66(data.links, {
									instancePath: instancePath + "/links",
									parentData: data,
									parentDataProperty: "links",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate198.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate198.errors = vErrors;
	return errors === 0;
}
validate198.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v5 = validate76;
const v6 = validate212;
const schema74 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^run_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"repository": { "$ref": "contract:/RepositoryReference" },
		"state": { "$ref": "contract:/VerificationState" },
		"execution": { "$ref": "contract:/RunExecution" },
		"assessment": { "$ref": "contract:/RunAssessment" },
		"assessments": {
			"type": "array",
			"items": { "$ref": "contract:/Assessment" }
		},
		"claimIds": {
			"type": "array",
			"items": { "type": "string" }
		},
		"experimentVersionId": { "$ref": "contract:/Digest" },
		"queuedAt": {
			"type": "string",
			"format": "date-time"
		},
		"startedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"finishedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"measurements": {
			"type": "array",
			"items": { "$ref": "contract:/Measurement" }
		},
		"agent": { "$ref": "contract:/Agent" },
		"artifact": { "oneOf": [{ "$ref": "contract:/Artifact" }, { "type": "null" }] },
		"environment": { "$ref": "contract:/Environment" },
		"attestation": { "$ref": "contract:/Attestation" },
		"logs": {
			"type": "array",
			"items": { "$ref": "contract:/LogItem" }
		},
		"evidence": {
			"type": "array",
			"items": { "$ref": "contract:/Evidence" }
		},
		"links": { "$ref": "contract:/Links" }
	},
	"additionalProperties": false,
	"$id": "contract:/RunProjection"
};
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate214.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!func1.call(schema74.properties, key0)) {
				validate214.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.id !== void 0) {
					let data0 = data.id;
					const _errs2 = errors;
					if (errors === _errs2) {
						if (typeof data0 === "string") {
							if (!pattern7.test(data0)) {
								validate214.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/pattern",
									keyword: "pattern",
									params: { pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$" },
									message: "must match pattern \"^run_[0-9a-hjkmnp-tv-z]{26}$\""
								}];
								return false;
							}
						} else {
							validate214.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.repository !== void 0) {
						const _errs4 = errors;
						if (!validate77(data.repository, {
							instancePath: instancePath + "/repository",
							parentData: data,
							parentDataProperty: "repository",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							const _errs5 = errors;
							if (!validate79(data.state, {
								instancePath: instancePath + "/state",
								parentData: data,
								parentDataProperty: "state",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.execution !== void 0) {
								const _errs6 = errors;
								if (!validate136(data.execution, {
									instancePath: instancePath + "/execution",
									parentData: data,
									parentDataProperty: "execution",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.assessment !== void 0) {
									const _errs7 = errors;
									if (!validate141(data.assessment, {
										instancePath: instancePath + "/assessment",
										parentData: data,
										parentDataProperty: "assessment",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.assessments !== void 0) {
										let data5 = data.assessments;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (Array.isArray(data5)) {
												const len0 = data5.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs10 = errors;
													if (!validate100(data5[i0], {
														instancePath: instancePath + "/assessments/" + i0,
														parentData: data5,
														parentDataProperty: i0,
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
														errors = vErrors.length;
													}
													if (!(_errs10 === errors)) break;
												}
											} else {
												validate214.errors = [{
													instancePath: instancePath + "/assessments",
													schemaPath: "#/properties/assessments/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}];
												return false;
											}
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.claimIds !== void 0) {
											let data7 = data.claimIds;
											const _errs11 = errors;
											if (errors === _errs11) {
												if (Array.isArray(data7)) {
													const len1 = data7.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs13 = errors;
														if (typeof data7[i1] !== "string") {
															validate214.errors = [{
																instancePath: instancePath + "/claimIds/" + i1,
																schemaPath: "#/properties/claimIds/items/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														if (!(_errs13 === errors)) break;
													}
												} else {
													validate214.errors = [{
														instancePath: instancePath + "/claimIds",
														schemaPath: "#/properties/claimIds/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.experimentVersionId !== void 0) {
												const _errs15 = errors;
												if (!validate64(data.experimentVersionId, {
													instancePath: instancePath + "/experimentVersionId",
													parentData: data,
													parentDataProperty: "experimentVersionId",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.queuedAt !== void 0) {
													let data10 = data.queuedAt;
													const _errs16 = errors;
													if (errors === _errs16) {
														if (errors === _errs16) {
															if (typeof data10 === "string") {
																if (!formats28.validate(data10)) {
																	validate214.errors = [{
																		instancePath: instancePath + "/queuedAt",
																		schemaPath: "#/properties/queuedAt/format",
																		keyword: "format",
																		params: { format: "date-time" },
																		message: "must match format \"date-time\""
																	}];
																	return false;
																}
															} else {
																validate214.errors = [{
																	instancePath: instancePath + "/queuedAt",
																	schemaPath: "#/properties/queuedAt/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.startedAt !== void 0) {
														let data11 = data.startedAt;
														const _errs18 = errors;
														if (typeof data11 !== "string" && data11 !== null) {
															validate214.errors = [{
																instancePath: instancePath + "/startedAt",
																schemaPath: "#/properties/startedAt/type",
																keyword: "type",
																params: { type: schema74.properties.startedAt.type },
																message: "must be string,null"
															}];
															return false;
														}
														if (errors === _errs18) {
															if (errors === _errs18) {
																if (typeof data11 === "string") {
																	if (!formats28.validate(data11)) {
																		validate214.errors = [{
																			instancePath: instancePath + "/startedAt",
																			schemaPath: "#/properties/startedAt/format",
																			keyword: "format",
																			params: { format: "date-time" },
																			message: "must match format \"date-time\""
																		}];
																		return false;
																	}
																}
															}
														}
														var valid0 = _errs18 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.finishedAt !== void 0) {
															let data12 = data.finishedAt;
															const _errs20 = errors;
															if (typeof data12 !== "string" && data12 !== null) {
																validate214.errors = [{
																	instancePath: instancePath + "/finishedAt",
																	schemaPath: "#/properties/finishedAt/type",
																	keyword: "type",
																	params: { type: schema74.properties.finishedAt.type },
																	message: "must be string,null"
																}];
																return false;
															}
															if (errors === _errs20) {
																if (errors === _errs20) {
																	if (typeof data12 === "string") {
																		if (!formats28.validate(data12)) {
																			validate214.errors = [{
																				instancePath: instancePath + "/finishedAt",
																				schemaPath: "#/properties/finishedAt/format",
																				keyword: "format",
																				params: { format: "date-time" },
																				message: "must match format \"date-time\""
																			}];
																			return false;
																		}
																	}
																}
															}
															var valid0 = _errs20 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.measurements !== void 0) {
																let data13 = data.measurements;
																const _errs22 = errors;
																if (errors === _errs22) {
																	if (Array.isArray(data13)) {
																		const len2 = data13.length;
																		for (let i2 = 0; i2 < len2; i2++) {
																			const _errs24 = errors;
																			if (!validate120(data13[i2], {
																				instancePath: instancePath + "/measurements/" + i2,
																				parentData: data13,
																				parentDataProperty: i2,
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs24 === errors)) break;
																		}
																	} else {
																		validate214.errors = [{
																			instancePath: instancePath + "/measurements",
																			schemaPath: "#/properties/measurements/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs22 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.agent !== void 0) {
																	const _errs25 = errors;
																	if (!validate148(data.agent, {
																		instancePath: instancePath + "/agent",
																		parentData: data,
																		parentDataProperty: "agent",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs25 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.artifact !== void 0) {
																		let data16 = data.artifact;
																		const _errs26 = errors;
																		const _errs27 = errors;
																		let valid4 = false;
																		let passing0 = null;
																		const _errs28 = errors;
																		if (!validate150(data16, {
																			instancePath: instancePath + "/artifact",
																			parentData: data,
																			parentDataProperty: "artifact",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
																			errors = vErrors.length;
																		}
																		var _valid0 = _errs28 === errors;
																		if (_valid0) {
																			valid4 = true;
																			passing0 = 0;
																		}
																		const _errs29 = errors;
																		if (data16 !== null) {
																			const err0 = {
																				instancePath: instancePath + "/artifact",
																				schemaPath: "#/properties/artifact/oneOf/1/type",
																				keyword: "type",
																				params: { type: "null" },
																				message: "must be null"
																			};
																			if (vErrors === null) vErrors = [err0];
																			else vErrors.push(err0);
																			errors++;
																		}
																		var _valid0 = _errs29 === errors;
																		if (_valid0 && valid4) {
																			valid4 = false;
																			passing0 = [passing0, 1];
																		} else if (_valid0) {
																			valid4 = true;
																			passing0 = 1;
																		}
																		if (!valid4) {
																			const err1 = {
																				instancePath: instancePath + "/artifact",
																				schemaPath: "#/properties/artifact/oneOf",
																				keyword: "oneOf",
																				params: { passingSchemas: passing0 },
																				message: "must match exactly one schema in oneOf"
																			};
																			if (vErrors === null) vErrors = [err1];
																			else vErrors.push(err1);
																			errors++;
																			validate214.errors = vErrors;
																			return false;
																		} else {
																			errors = _errs27;
																			if (vErrors !== null) {
																				if (_errs27) vErrors.length = _errs27;
																				else vErrors = null;
																			}
																		}
																		var valid0 = _errs26 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.environment !== void 0) {
																			const _errs31 = errors;
																			if (!validate153(data.environment, {
																				instancePath: instancePath + "/environment",
																				parentData: data,
																				parentDataProperty: "environment",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs31 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.attestation !== void 0) {
																				const _errs32 = errors;
																				if (!validate156(data.attestation, {
																					instancePath: instancePath + "/attestation",
																					parentData: data,
																					parentDataProperty: "attestation",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs32 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.logs !== void 0) {
																					let data19 = data.logs;
																					const _errs33 = errors;
																					if (errors === _errs33) {
																						if (Array.isArray(data19)) {
																							const len3 = data19.length;
																							for (let i3 = 0; i3 < len3; i3++) {
																								const _errs35 = errors;
																								if (!validate160(data19[i3], {
																									instancePath: instancePath + "/logs/" + i3,
																									parentData: data19,
																									parentDataProperty: i3,
																									rootData,
																									dynamicAnchors
																								})) {
																									vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
																									errors = vErrors.length;
																								}
																								if (!(_errs35 === errors)) break;
																							}
																						} else {
																							validate214.errors = [{
																								instancePath: instancePath + "/logs",
																								schemaPath: "#/properties/logs/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs33 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.evidence !== void 0) {
																						let data21 = data.evidence;
																						const _errs36 = errors;
																						if (errors === _errs36) {
																							if (Array.isArray(data21)) {
																								const len4 = data21.length;
																								for (let i4 = 0; i4 < len4; i4++) {
																									const _errs38 = errors;
																									if (!validate61(data21[i4], {
																										instancePath: instancePath + "/evidence/" + i4,
																										parentData: data21,
																										parentDataProperty: i4,
																										rootData,
																										dynamicAnchors
																									})) {
																										vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
																										errors = vErrors.length;
																									}
																									if (!(_errs38 === errors)) break;
																								}
																							} else {
																								validate214.errors = [{
																									instancePath: instancePath + "/evidence",
																									schemaPath: "#/properties/evidence/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}];
																								return false;
																							}
																						}
																						var valid0 = _errs36 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.links !== void 0) {
																							const _errs39 = errors;
																							if (!validate66(data.links, {
																								instancePath: instancePath + "/links",
																								parentData: data,
																								parentDataProperty: "links",
																								rootData,
																								dynamicAnchors
																							})) {
																								vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
																								errors = vErrors.length;
																							}
																							var valid0 = _errs39 === errors;
																						} else var valid0 = true;
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate214.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate214.errors = vErrors;
	return errors === 0;
}
validate214.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate212.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.data === void 0 && (missing0 = "data") || data.pagination === void 0 && (missing0 = "pagination") || data.links === void 0 && (missing0 = "links")) {
				validate212.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "data" || key0 === "pagination" || key0 === "links")) {
					validate212.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.data !== void 0) {
						let data0 = data.data;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data1 = data0[i0];
									const _errs4 = errors;
									const _errs5 = errors;
									let valid2 = false;
									const _errs6 = errors;
									if (!validate133(data1, {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs6 === errors;
									valid2 = valid2 || _valid0;
									if (_valid0) var props0 = true;
									const _errs7 = errors;
									if (!validate214(data1, {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs7 === errors;
									valid2 = valid2 || _valid0;
									if (_valid0) {
										if (props0 !== true) props0 = true;
									}
									if (!valid2) {
										const err0 = {
											instancePath: instancePath + "/data/" + i0,
											schemaPath: "#/properties/data/items/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
										validate212.errors = vErrors;
										return false;
									} else {
										errors = _errs5;
										if (vErrors !== null) {
											if (_errs5) vErrors.length = _errs5;
											else vErrors = null;
										}
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate212.errors = [{
									instancePath: instancePath + "/data",
									schemaPath: "#/properties/data/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.pagination !== void 0) {
							const _errs8 = errors;
							if (!validate169(data.pagination, {
								instancePath: instancePath + "/pagination",
								parentData: data,
								parentDataProperty: "pagination",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.links !== void 0) {
								const _errs9 = errors;
								if (!validate66(data.links, {
									instancePath: instancePath + "/links",
									parentData: data,
									parentDataProperty: "links",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate212.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate212.errors = vErrors;
	return errors === 0;
}
validate212.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v7 = validate133;
const v8 = validate61;
const v9 = validate232;
const schema77 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"owner": { "type": "string" },
		"slug": { "type": "string" },
		"title": { "type": "string" },
		"description": { "type": "string" },
		"topics": {
			"type": "array",
			"items": { "type": "string" }
		},
		"headId": { "type": "string" },
		"claimCount": { "type": "number" },
		"verifiedClaimCount": { "type": "number" },
		"runCount": { "type": "number" },
		"forkCount": { "type": "number" },
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"additionalProperties": false,
	"$id": "contract:/LegacyRepositorySummary"
};
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate234.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func1.call(schema77.properties, key0)) {
			validate234.errors = [{
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			}];
			return false;
		}
		if (data.id !== void 0) {
			if (typeof data.id !== "string") {
				validate234.errors = [{
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				}];
				return false;
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.owner !== void 0) {
				if (typeof data.owner !== "string") {
					validate234.errors = [{
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.slug !== void 0) {
					if (typeof data.slug !== "string") {
						validate234.errors = [{
							instancePath: instancePath + "/slug",
							schemaPath: "#/properties/slug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						if (typeof data.title !== "string") {
							validate234.errors = [{
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.description !== void 0) {
							if (typeof data.description !== "string") {
								validate234.errors = [{
									instancePath: instancePath + "/description",
									schemaPath: "#/properties/description/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.topics !== void 0) {
								let data5 = data.topics;
								if (Array.isArray(data5)) {
									const len0 = data5.length;
									for (let i0 = 0; i0 < len0; i0++) if (typeof data5[i0] !== "string") {
										validate234.errors = [{
											instancePath: instancePath + "/topics/" + i0,
											schemaPath: "#/properties/topics/items/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								} else {
									validate234.errors = [{
										instancePath: instancePath + "/topics",
										schemaPath: "#/properties/topics/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.headId !== void 0) {
									if (typeof data.headId !== "string") {
										validate234.errors = [{
											instancePath: instancePath + "/headId",
											schemaPath: "#/properties/headId/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.claimCount !== void 0) {
										let data8 = data.claimCount;
										if (!(typeof data8 == "number" && isFinite(data8))) {
											validate234.errors = [{
												instancePath: instancePath + "/claimCount",
												schemaPath: "#/properties/claimCount/type",
												keyword: "type",
												params: { type: "number" },
												message: "must be number"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.verifiedClaimCount !== void 0) {
											let data9 = data.verifiedClaimCount;
											if (!(typeof data9 == "number" && isFinite(data9))) {
												validate234.errors = [{
													instancePath: instancePath + "/verifiedClaimCount",
													schemaPath: "#/properties/verifiedClaimCount/type",
													keyword: "type",
													params: { type: "number" },
													message: "must be number"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.runCount !== void 0) {
												let data10 = data.runCount;
												if (!(typeof data10 == "number" && isFinite(data10))) {
													validate234.errors = [{
														instancePath: instancePath + "/runCount",
														schemaPath: "#/properties/runCount/type",
														keyword: "type",
														params: { type: "number" },
														message: "must be number"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.forkCount !== void 0) {
													let data11 = data.forkCount;
													if (!(typeof data11 == "number" && isFinite(data11))) {
														validate234.errors = [{
															instancePath: instancePath + "/forkCount",
															schemaPath: "#/properties/forkCount/type",
															keyword: "type",
															params: { type: "number" },
															message: "must be number"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.updatedAt !== void 0) {
														let data12 = data.updatedAt;
														if (typeof data12 === "string") {
															if (!formats28.validate(data12)) {
																validate234.errors = [{
																	instancePath: instancePath + "/updatedAt",
																	schemaPath: "#/properties/updatedAt/format",
																	keyword: "format",
																	params: { format: "date-time" },
																	message: "must match format \"date-time\""
																}];
																return false;
															}
														} else {
															validate234.errors = [{
																instancePath: instancePath + "/updatedAt",
																schemaPath: "#/properties/updatedAt/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate234.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate234.errors = vErrors;
	return true;
}
validate234.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate233.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.repositories === void 0 && (missing0 = "repositories")) {
				validate233.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "repositories")) {
					validate233.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.repositories !== void 0) {
						let data0 = data.repositories;
						if (errors === errors) {
							if (Array.isArray(data0)) {
								if (data0.length > 50) {
									validate233.errors = [{
										instancePath: instancePath + "/repositories",
										schemaPath: "#/properties/repositories/maxItems",
										keyword: "maxItems",
										params: { limit: 50 },
										message: "must NOT have more than 50 items"
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate234(data0[i0], {
											instancePath: instancePath + "/repositories/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate233.errors = [{
									instancePath: instancePath + "/repositories",
									schemaPath: "#/properties/repositories/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
					}
				}
			}
		} else {
			validate233.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate233.errors = vErrors;
	return errors === 0;
}
validate233.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema79 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^repo_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"owner": { "type": "string" },
		"slug": { "type": "string" },
		"title": { "type": "string" },
		"description": { "type": "string" },
		"visibility": { "$ref": "contract:/Visibility" },
		"topics": {
			"type": "array",
			"items": { "type": "string" }
		},
		"authors": {
			"type": "array",
			"items": { "type": "string" }
		},
		"subjects": {
			"type": "array",
			"items": { "type": "string" }
		},
		"licenses": {
			"type": "object",
			"properties": {
				"paper": { "$ref": "contract:/PaperLicense" },
				"code": { "$ref": "contract:/CodeLicense" }
			},
			"required": ["paper", "code"],
			"additionalProperties": false
		},
		"paper": { "oneOf": [{ "$ref": "contract:/SnapshotPaper" }, { "type": "null" }] },
		"source": { "oneOf": [{ "$ref": "contract:/SnapshotSource" }, { "type": "null" }] },
		"headId": { "oneOf": [{ "$ref": "contract:/Digest" }, { "type": "null" }] },
		"versions": {
			"type": "array",
			"items": { "$ref": "contract:/RepositoryVersion" }
		},
		"claims": {
			"type": "array",
			"items": { "$ref": "contract:/Claim" }
		},
		"experiments": {
			"type": "array",
			"items": { "$ref": "contract:/Experiment" }
		},
		"runs": {
			"type": "array",
			"items": { "$ref": "contract:/Run" }
		},
		"evidence": {
			"type": "array",
			"items": { "$ref": "contract:/Evidence" }
		},
		"assessments": {
			"type": "array",
			"items": { "$ref": "contract:/Assessment" }
		},
		"counts": {
			"type": "object",
			"properties": {
				"claimCount": {
					"type": "integer",
					"minimum": 0
				},
				"verifiedClaimCount": {
					"type": "integer",
					"minimum": 0
				},
				"runCount": {
					"type": "integer",
					"minimum": 0
				},
				"forkCount": {
					"type": "integer",
					"minimum": 0
				},
				"starCount": {
					"type": "integer",
					"minimum": 0
				},
				"requestCount": {
					"type": "integer",
					"minimum": 0
				},
				"followerCount": {
					"type": "integer",
					"minimum": 0
				}
			},
			"required": [
				"claimCount",
				"verifiedClaimCount",
				"runCount",
				"forkCount",
				"starCount",
				"requestCount",
				"followerCount"
			],
			"additionalProperties": false
		},
		"forkedFrom": { "oneOf": [{ "$ref": "contract:/RepositoryReference" }, { "type": "null" }] },
		"requestedBy": { "$ref": "contract:/Requester" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"required": [
		"id",
		"owner",
		"slug",
		"title",
		"description",
		"visibility",
		"topics",
		"authors",
		"subjects",
		"licenses",
		"paper",
		"source",
		"headId",
		"versions",
		"claims",
		"experiments",
		"runs",
		"evidence",
		"assessments",
		"counts",
		"createdAt",
		"updatedAt"
	],
	"additionalProperties": false,
	"$id": "contract:/RepositorySnapshot"
};
const schema80 = {
	"type": "string",
	"enum": [
		"CC0-1.0",
		"CC-BY-4.0",
		"CC-BY-SA-4.0",
		"MIT",
		"Apache-2.0",
		"preprint-default",
		"publisher-restricted",
		"unknown"
	],
	"$id": "contract:/PaperLicense"
};
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate240.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate240.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "CC0-1.0" || data === "CC-BY-4.0" || data === "CC-BY-SA-4.0" || data === "MIT" || data === "Apache-2.0" || data === "preprint-default" || data === "publisher-restricted" || data === "unknown")) {
		validate240.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema80.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate240.errors = vErrors;
	return true;
}
validate240.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema81 = {
	"type": "string",
	"enum": [
		"MIT",
		"Apache-2.0",
		"BSD-2-Clause",
		"BSD-3-Clause",
		"ISC",
		"MPL-2.0",
		"GPL-3.0-only",
		"no-code",
		"unknown"
	],
	"$id": "contract:/CodeLicense"
};
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate242.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "MIT" || data === "Apache-2.0" || data === "BSD-2-Clause" || data === "BSD-3-Clause" || data === "ISC" || data === "MPL-2.0" || data === "GPL-3.0-only" || data === "no-code" || data === "unknown")) {
		validate242.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema81.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate242.errors = vErrors;
	return true;
}
validate242.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema82 = {
	"type": "object",
	"properties": {
		"digest": { "oneOf": [{ "$ref": "contract:/Digest" }, { "type": "null" }] },
		"mediaType": { "type": "string" },
		"byteSize": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"pageCount": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"title": { "type": ["string", "null"] },
		"downloadUrl": {
			"type": ["string", "null"],
			"format": "uri"
		},
		"sourceUrl": {
			"type": ["string", "null"],
			"format": "uri"
		}
	},
	"required": [
		"digest",
		"mediaType",
		"byteSize",
		"pageCount",
		"title",
		"downloadUrl",
		"sourceUrl"
	],
	"additionalProperties": false,
	"$id": "contract:/SnapshotPaper"
};
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate244.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.digest === void 0 && (missing0 = "digest") || data.mediaType === void 0 && (missing0 = "mediaType") || data.byteSize === void 0 && (missing0 = "byteSize") || data.pageCount === void 0 && (missing0 = "pageCount") || data.title === void 0 && (missing0 = "title") || data.downloadUrl === void 0 && (missing0 = "downloadUrl") || data.sourceUrl === void 0 && (missing0 = "sourceUrl")) {
				validate244.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "digest" || key0 === "mediaType" || key0 === "byteSize" || key0 === "pageCount" || key0 === "title" || key0 === "downloadUrl" || key0 === "sourceUrl")) {
					validate244.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.digest !== void 0) {
						let data0 = data.digest;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate64(data0, {
							instancePath: instancePath + "/digest",
							parentData: data,
							parentDataProperty: "digest",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (data0 !== null) {
							const err0 = {
								instancePath: instancePath + "/digest",
								schemaPath: "#/properties/digest/oneOf/1/type",
								keyword: "type",
								params: { type: "null" },
								message: "must be null"
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err1 = {
								instancePath: instancePath + "/digest",
								schemaPath: "#/properties/digest/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 },
								message: "must match exactly one schema in oneOf"
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
							validate244.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.mediaType !== void 0) {
							const _errs7 = errors;
							if (typeof data.mediaType !== "string") {
								validate244.errors = [{
									instancePath: instancePath + "/mediaType",
									schemaPath: "#/properties/mediaType/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.byteSize !== void 0) {
								let data2 = data.byteSize;
								const _errs9 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
									validate244.errors = [{
										instancePath: instancePath + "/byteSize",
										schemaPath: "#/properties/byteSize/type",
										keyword: "type",
										params: { type: schema82.properties.byteSize.type },
										message: "must be integer,null"
									}];
									return false;
								}
								if (errors === _errs9) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 0 || isNaN(data2)) {
											validate244.errors = [{
												instancePath: instancePath + "/byteSize",
												schemaPath: "#/properties/byteSize/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs9 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.pageCount !== void 0) {
									let data3 = data.pageCount;
									const _errs11 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
										validate244.errors = [{
											instancePath: instancePath + "/pageCount",
											schemaPath: "#/properties/pageCount/type",
											keyword: "type",
											params: { type: schema82.properties.pageCount.type },
											message: "must be integer,null"
										}];
										return false;
									}
									if (errors === _errs11) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 0 || isNaN(data3)) {
												validate244.errors = [{
													instancePath: instancePath + "/pageCount",
													schemaPath: "#/properties/pageCount/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.title !== void 0) {
										let data4 = data.title;
										const _errs13 = errors;
										if (typeof data4 !== "string" && data4 !== null) {
											validate244.errors = [{
												instancePath: instancePath + "/title",
												schemaPath: "#/properties/title/type",
												keyword: "type",
												params: { type: schema82.properties.title.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.downloadUrl !== void 0) {
											let data5 = data.downloadUrl;
											const _errs15 = errors;
											if (typeof data5 !== "string" && data5 !== null) {
												validate244.errors = [{
													instancePath: instancePath + "/downloadUrl",
													schemaPath: "#/properties/downloadUrl/type",
													keyword: "type",
													params: { type: schema82.properties.downloadUrl.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (errors === _errs15) {
												if (errors === _errs15) {
													if (typeof data5 === "string") {
														if (!formats0(data5)) {
															validate244.errors = [{
																instancePath: instancePath + "/downloadUrl",
																schemaPath: "#/properties/downloadUrl/format",
																keyword: "format",
																params: { format: "uri" },
																message: "must match format \"uri\""
															}];
															return false;
														}
													}
												}
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.sourceUrl !== void 0) {
												let data6 = data.sourceUrl;
												const _errs17 = errors;
												if (typeof data6 !== "string" && data6 !== null) {
													validate244.errors = [{
														instancePath: instancePath + "/sourceUrl",
														schemaPath: "#/properties/sourceUrl/type",
														keyword: "type",
														params: { type: schema82.properties.sourceUrl.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (errors === _errs17) {
													if (errors === _errs17) {
														if (typeof data6 === "string") {
															if (!formats0(data6)) {
																validate244.errors = [{
																	instancePath: instancePath + "/sourceUrl",
																	schemaPath: "#/properties/sourceUrl/format",
																	keyword: "format",
																	params: { format: "uri" },
																	message: "must match format \"uri\""
																}];
																return false;
															}
														}
													}
												}
												var valid0 = _errs17 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate244.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate244.errors = vErrors;
	return errors === 0;
}
validate244.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema83 = {
	"type": "object",
	"properties": {
		"url": {
			"type": "string",
			"format": "uri"
		},
		"commit": { "type": "string" },
		"archiveDigest": { "oneOf": [{ "$ref": "contract:/Digest" }, { "type": "null" }] },
		"byteSize": {
			"type": ["integer", "null"],
			"minimum": 0
		},
		"downloadUrl": {
			"type": ["string", "null"],
			"format": "uri"
		}
	},
	"required": [
		"url",
		"commit",
		"archiveDigest",
		"byteSize",
		"downloadUrl"
	],
	"additionalProperties": false,
	"$id": "contract:/SnapshotSource"
};
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate247.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.url === void 0 && (missing0 = "url") || data.commit === void 0 && (missing0 = "commit") || data.archiveDigest === void 0 && (missing0 = "archiveDigest") || data.byteSize === void 0 && (missing0 = "byteSize") || data.downloadUrl === void 0 && (missing0 = "downloadUrl")) {
				validate247.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "url" || key0 === "commit" || key0 === "archiveDigest" || key0 === "byteSize" || key0 === "downloadUrl")) {
					validate247.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.url !== void 0) {
						let data0 = data.url;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (errors === _errs2) {
								if (typeof data0 === "string") {
									if (!formats0(data0)) {
										validate247.errors = [{
											instancePath: instancePath + "/url",
											schemaPath: "#/properties/url/format",
											keyword: "format",
											params: { format: "uri" },
											message: "must match format \"uri\""
										}];
										return false;
									}
								} else {
									validate247.errors = [{
										instancePath: instancePath + "/url",
										schemaPath: "#/properties/url/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.commit !== void 0) {
							const _errs4 = errors;
							if (typeof data.commit !== "string") {
								validate247.errors = [{
									instancePath: instancePath + "/commit",
									schemaPath: "#/properties/commit/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.archiveDigest !== void 0) {
								let data2 = data.archiveDigest;
								const _errs6 = errors;
								const _errs7 = errors;
								let valid1 = false;
								let passing0 = null;
								const _errs8 = errors;
								if (!validate64(data2, {
									instancePath: instancePath + "/archiveDigest",
									parentData: data,
									parentDataProperty: "archiveDigest",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
									errors = vErrors.length;
								}
								var _valid0 = _errs8 === errors;
								if (_valid0) {
									valid1 = true;
									passing0 = 0;
								}
								const _errs9 = errors;
								if (data2 !== null) {
									const err0 = {
										instancePath: instancePath + "/archiveDigest",
										schemaPath: "#/properties/archiveDigest/oneOf/1/type",
										keyword: "type",
										params: { type: "null" },
										message: "must be null"
									};
									if (vErrors === null) vErrors = [err0];
									else vErrors.push(err0);
									errors++;
								}
								var _valid0 = _errs9 === errors;
								if (_valid0 && valid1) {
									valid1 = false;
									passing0 = [passing0, 1];
								} else if (_valid0) {
									valid1 = true;
									passing0 = 1;
								}
								if (!valid1) {
									const err1 = {
										instancePath: instancePath + "/archiveDigest",
										schemaPath: "#/properties/archiveDigest/oneOf",
										keyword: "oneOf",
										params: { passingSchemas: passing0 },
										message: "must match exactly one schema in oneOf"
									};
									if (vErrors === null) vErrors = [err1];
									else vErrors.push(err1);
									errors++;
									validate247.errors = vErrors;
									return false;
								} else {
									errors = _errs7;
									if (vErrors !== null) {
										if (_errs7) vErrors.length = _errs7;
										else vErrors = null;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.byteSize !== void 0) {
									let data3 = data.byteSize;
									const _errs11 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
										validate247.errors = [{
											instancePath: instancePath + "/byteSize",
											schemaPath: "#/properties/byteSize/type",
											keyword: "type",
											params: { type: schema83.properties.byteSize.type },
											message: "must be integer,null"
										}];
										return false;
									}
									if (errors === _errs11) {
										if (typeof data3 == "number" && isFinite(data3)) {
											if (data3 < 0 || isNaN(data3)) {
												validate247.errors = [{
													instancePath: instancePath + "/byteSize",
													schemaPath: "#/properties/byteSize/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.downloadUrl !== void 0) {
										let data4 = data.downloadUrl;
										const _errs13 = errors;
										if (typeof data4 !== "string" && data4 !== null) {
											validate247.errors = [{
												instancePath: instancePath + "/downloadUrl",
												schemaPath: "#/properties/downloadUrl/type",
												keyword: "type",
												params: { type: schema83.properties.downloadUrl.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (errors === _errs13) {
											if (errors === _errs13) {
												if (typeof data4 === "string") {
													if (!formats0(data4)) {
														validate247.errors = [{
															instancePath: instancePath + "/downloadUrl",
															schemaPath: "#/properties/downloadUrl/format",
															keyword: "format",
															params: { format: "uri" },
															message: "must match format \"uri\""
														}];
														return false;
													}
												}
											}
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate247.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate247.errors = vErrors;
	return errors === 0;
}
validate247.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate251.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.parentId === void 0 && (missing0 = "parentId") || data.createdAt === void 0 && (missing0 = "createdAt")) {
				validate251.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "parentId" || key0 === "createdAt")) {
					validate251.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate64(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.parentId !== void 0) {
							let data1 = data.parentId;
							const _errs3 = errors;
							const _errs4 = errors;
							let valid1 = false;
							let passing0 = null;
							const _errs5 = errors;
							if (!validate64(data1, {
								instancePath: instancePath + "/parentId",
								parentData: data,
								parentDataProperty: "parentId",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs5 === errors;
							if (_valid0) {
								valid1 = true;
								passing0 = 0;
							}
							const _errs6 = errors;
							if (data1 !== null) {
								const err0 = {
									instancePath: instancePath + "/parentId",
									schemaPath: "#/properties/parentId/oneOf/1/type",
									keyword: "type",
									params: { type: "null" },
									message: "must be null"
								};
								if (vErrors === null) vErrors = [err0];
								else vErrors.push(err0);
								errors++;
							}
							var _valid0 = _errs6 === errors;
							if (_valid0 && valid1) {
								valid1 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid1 = true;
								passing0 = 1;
							}
							if (!valid1) {
								const err1 = {
									instancePath: instancePath + "/parentId",
									schemaPath: "#/properties/parentId/oneOf",
									keyword: "oneOf",
									params: { passingSchemas: passing0 },
									message: "must match exactly one schema in oneOf"
								};
								if (vErrors === null) vErrors = [err1];
								else vErrors.push(err1);
								errors++;
								validate251.errors = vErrors;
								return false;
							} else {
								errors = _errs4;
								if (vErrors !== null) {
									if (_errs4) vErrors.length = _errs4;
									else vErrors = null;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.createdAt !== void 0) {
								let data2 = data.createdAt;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (errors === _errs8) {
										if (typeof data2 === "string") {
											if (!formats28.validate(data2)) {
												validate251.errors = [{
													instancePath: instancePath + "/createdAt",
													schemaPath: "#/properties/createdAt/format",
													keyword: "format",
													params: { format: "date-time" },
													message: "must match format \"date-time\""
												}];
												return false;
											}
										} else {
											validate251.errors = [{
												instancePath: instancePath + "/createdAt",
												schemaPath: "#/properties/createdAt/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate251.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate251.errors = vErrors;
	return errors === 0;
}
validate251.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema85 = {
	"type": "object",
	"properties": {
		"type": {
			"type": "string",
			"enum": [
				"human",
				"api_key",
				"service"
			]
		},
		"id": { "type": "string" }
	},
	"required": ["type", "id"],
	"additionalProperties": false,
	"$id": "contract:/Requester"
};
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate261.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id")) {
			validate261.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "type" || key0 === "id")) {
				validate261.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.type !== void 0) {
				let data0 = data.type;
				if (typeof data0 !== "string") {
					validate261.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "human" || data0 === "api_key" || data0 === "service")) {
					validate261.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/enum",
						keyword: "enum",
						params: { allowedValues: schema85.properties.type.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.id !== void 0) {
					if (typeof data.id !== "string") {
						validate261.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate261.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate261.errors = vErrors;
	return true;
}
validate261.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate238.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.owner === void 0 && (missing0 = "owner") || data.slug === void 0 && (missing0 = "slug") || data.title === void 0 && (missing0 = "title") || data.description === void 0 && (missing0 = "description") || data.visibility === void 0 && (missing0 = "visibility") || data.topics === void 0 && (missing0 = "topics") || data.authors === void 0 && (missing0 = "authors") || data.subjects === void 0 && (missing0 = "subjects") || data.licenses === void 0 && (missing0 = "licenses") || data.paper === void 0 && (missing0 = "paper") || data.source === void 0 && (missing0 = "source") || data.headId === void 0 && (missing0 = "headId") || data.versions === void 0 && (missing0 = "versions") || data.claims === void 0 && (missing0 = "claims") || data.experiments === void 0 && (missing0 = "experiments") || data.runs === void 0 && (missing0 = "runs") || data.evidence === void 0 && (missing0 = "evidence") || data.assessments === void 0 && (missing0 = "assessments") || data.counts === void 0 && (missing0 = "counts") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt")) {
				validate238.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema79.properties, key0)) {
					validate238.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern3.test(data0)) {
									validate238.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/pattern",
										keyword: "pattern",
										params: { pattern: "^repo_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^repo_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate238.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.owner !== void 0) {
							const _errs4 = errors;
							if (typeof data.owner !== "string") {
								validate238.errors = [{
									instancePath: instancePath + "/owner",
									schemaPath: "#/properties/owner/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.slug !== void 0) {
								const _errs6 = errors;
								if (typeof data.slug !== "string") {
									validate238.errors = [{
										instancePath: instancePath + "/slug",
										schemaPath: "#/properties/slug/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.title !== void 0) {
									const _errs8 = errors;
									if (typeof data.title !== "string") {
										validate238.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "#/properties/title/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.description !== void 0) {
										const _errs10 = errors;
										if (typeof data.description !== "string") {
											validate238.errors = [{
												instancePath: instancePath + "/description",
												schemaPath: "#/properties/description/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.visibility !== void 0) {
											const _errs12 = errors;
											if (!validate54(data.visibility, {
												instancePath: instancePath + "/visibility",
												parentData: data,
												parentDataProperty: "visibility",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.topics !== void 0) {
												let data6 = data.topics;
												const _errs13 = errors;
												if (errors === _errs13) {
													if (Array.isArray(data6)) {
														const len0 = data6.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs15 = errors;
															if (typeof data6[i0] !== "string") {
																validate238.errors = [{
																	instancePath: instancePath + "/topics/" + i0,
																	schemaPath: "#/properties/topics/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
															if (!(_errs15 === errors)) break;
														}
													} else {
														validate238.errors = [{
															instancePath: instancePath + "/topics",
															schemaPath: "#/properties/topics/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.authors !== void 0) {
													let data8 = data.authors;
													const _errs17 = errors;
													if (errors === _errs17) {
														if (Array.isArray(data8)) {
															const len1 = data8.length;
															for (let i1 = 0; i1 < len1; i1++) {
																const _errs19 = errors;
																if (typeof data8[i1] !== "string") {
																	validate238.errors = [{
																		instancePath: instancePath + "/authors/" + i1,
																		schemaPath: "#/properties/authors/items/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
																if (!(_errs19 === errors)) break;
															}
														} else {
															validate238.errors = [{
																instancePath: instancePath + "/authors",
																schemaPath: "#/properties/authors/type",
																keyword: "type",
																params: { type: "array" },
																message: "must be array"
															}];
															return false;
														}
													}
													var valid0 = _errs17 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.subjects !== void 0) {
														let data10 = data.subjects;
														const _errs21 = errors;
														if (errors === _errs21) {
															if (Array.isArray(data10)) {
																const len2 = data10.length;
																for (let i2 = 0; i2 < len2; i2++) {
																	const _errs23 = errors;
																	if (typeof data10[i2] !== "string") {
																		validate238.errors = [{
																			instancePath: instancePath + "/subjects/" + i2,
																			schemaPath: "#/properties/subjects/items/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	if (!(_errs23 === errors)) break;
																}
															} else {
																validate238.errors = [{
																	instancePath: instancePath + "/subjects",
																	schemaPath: "#/properties/subjects/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
														}
														var valid0 = _errs21 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.licenses !== void 0) {
															let data12 = data.licenses;
															const _errs25 = errors;
															if (errors === _errs25) {
																if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																	let missing1;
																	if (data12.paper === void 0 && (missing1 = "paper") || data12.code === void 0 && (missing1 = "code")) {
																		validate238.errors = [{
																			instancePath: instancePath + "/licenses",
																			schemaPath: "#/properties/licenses/required",
																			keyword: "required",
																			params: { missingProperty: missing1 },
																			message: "must have required property '" + missing1 + "'"
																		}];
																		return false;
																	} else {
																		const _errs27 = errors;
																		for (const key1 in data12) if (!(key1 === "paper" || key1 === "code")) {
																			validate238.errors = [{
																				instancePath: instancePath + "/licenses",
																				schemaPath: "#/properties/licenses/additionalProperties",
																				keyword: "additionalProperties",
																				params: { additionalProperty: key1 },
																				message: "must NOT have additional properties"
																			}];
																			return false;
																		}
																		if (_errs27 === errors) {
																			if (data12.paper !== void 0) {
																				const _errs28 = errors;
																				if (!validate240(data12.paper, {
																					instancePath: instancePath + "/licenses/paper",
																					parentData: data12,
																					parentDataProperty: "paper",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
																					errors = vErrors.length;
																				}
																				var valid4 = _errs28 === errors;
																			} else var valid4 = true;
																			if (valid4) {
																				if (data12.code !== void 0) {
																					const _errs29 = errors;
																					if (!validate242(data12.code, {
																						instancePath: instancePath + "/licenses/code",
																						parentData: data12,
																						parentDataProperty: "code",
																						rootData,
																						dynamicAnchors
																					})) {
																						vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
																						errors = vErrors.length;
																					}
																					var valid4 = _errs29 === errors;
																				} else var valid4 = true;
																			}
																		}
																	}
																} else {
																	validate238.errors = [{
																		instancePath: instancePath + "/licenses",
																		schemaPath: "#/properties/licenses/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs25 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.paper !== void 0) {
																let data15 = data.paper;
																const _errs30 = errors;
																const _errs31 = errors;
																let valid5 = false;
																let passing0 = null;
																const _errs32 = errors;
																if (!validate244(data15, {
																	instancePath: instancePath + "/paper",
																	parentData: data,
																	parentDataProperty: "paper",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
																	errors = vErrors.length;
																}
																var _valid0 = _errs32 === errors;
																if (_valid0) {
																	valid5 = true;
																	passing0 = 0;
																}
																const _errs33 = errors;
																if (data15 !== null) {
																	const err0 = {
																		instancePath: instancePath + "/paper",
																		schemaPath: "#/properties/paper/oneOf/1/type",
																		keyword: "type",
																		params: { type: "null" },
																		message: "must be null"
																	};
																	if (vErrors === null) vErrors = [err0];
																	else vErrors.push(err0);
																	errors++;
																}
																var _valid0 = _errs33 === errors;
																if (_valid0 && valid5) {
																	valid5 = false;
																	passing0 = [passing0, 1];
																} else if (_valid0) {
																	valid5 = true;
																	passing0 = 1;
																}
																if (!valid5) {
																	const err1 = {
																		instancePath: instancePath + "/paper",
																		schemaPath: "#/properties/paper/oneOf",
																		keyword: "oneOf",
																		params: { passingSchemas: passing0 },
																		message: "must match exactly one schema in oneOf"
																	};
																	if (vErrors === null) vErrors = [err1];
																	else vErrors.push(err1);
																	errors++;
																	validate238.errors = vErrors;
																	return false;
																} else {
																	errors = _errs31;
																	if (vErrors !== null) {
																		if (_errs31) vErrors.length = _errs31;
																		else vErrors = null;
																	}
																}
																var valid0 = _errs30 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.source !== void 0) {
																	let data16 = data.source;
																	const _errs35 = errors;
																	const _errs36 = errors;
																	let valid6 = false;
																	let passing1 = null;
																	const _errs37 = errors;
																	if (!validate247(data16, {
																		instancePath: instancePath + "/source",
																		parentData: data,
																		parentDataProperty: "source",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
																		errors = vErrors.length;
																	}
																	var _valid1 = _errs37 === errors;
																	if (_valid1) {
																		valid6 = true;
																		passing1 = 0;
																	}
																	const _errs38 = errors;
																	if (data16 !== null) {
																		const err2 = {
																			instancePath: instancePath + "/source",
																			schemaPath: "#/properties/source/oneOf/1/type",
																			keyword: "type",
																			params: { type: "null" },
																			message: "must be null"
																		};
																		if (vErrors === null) vErrors = [err2];
																		else vErrors.push(err2);
																		errors++;
																	}
																	var _valid1 = _errs38 === errors;
																	if (_valid1 && valid6) {
																		valid6 = false;
																		passing1 = [passing1, 1];
																	} else if (_valid1) {
																		valid6 = true;
																		passing1 = 1;
																	}
																	if (!valid6) {
																		const err3 = {
																			instancePath: instancePath + "/source",
																			schemaPath: "#/properties/source/oneOf",
																			keyword: "oneOf",
																			params: { passingSchemas: passing1 },
																			message: "must match exactly one schema in oneOf"
																		};
																		if (vErrors === null) vErrors = [err3];
																		else vErrors.push(err3);
																		errors++;
																		validate238.errors = vErrors;
																		return false;
																	} else {
																		errors = _errs36;
																		if (vErrors !== null) {
																			if (_errs36) vErrors.length = _errs36;
																			else vErrors = null;
																		}
																	}
																	var valid0 = _errs35 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.headId !== void 0) {
																		let data17 = data.headId;
																		const _errs40 = errors;
																		const _errs41 = errors;
																		let valid7 = false;
																		let passing2 = null;
																		const _errs42 = errors;
																		if (!validate64(data17, {
																			instancePath: instancePath + "/headId",
																			parentData: data,
																			parentDataProperty: "headId",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
																			errors = vErrors.length;
																		}
																		var _valid2 = _errs42 === errors;
																		if (_valid2) {
																			valid7 = true;
																			passing2 = 0;
																		}
																		const _errs43 = errors;
																		if (data17 !== null) {
																			const err4 = {
																				instancePath: instancePath + "/headId",
																				schemaPath: "#/properties/headId/oneOf/1/type",
																				keyword: "type",
																				params: { type: "null" },
																				message: "must be null"
																			};
																			if (vErrors === null) vErrors = [err4];
																			else vErrors.push(err4);
																			errors++;
																		}
																		var _valid2 = _errs43 === errors;
																		if (_valid2 && valid7) {
																			valid7 = false;
																			passing2 = [passing2, 1];
																		} else if (_valid2) {
																			valid7 = true;
																			passing2 = 1;
																		}
																		if (!valid7) {
																			const err5 = {
																				instancePath: instancePath + "/headId",
																				schemaPath: "#/properties/headId/oneOf",
																				keyword: "oneOf",
																				params: { passingSchemas: passing2 },
																				message: "must match exactly one schema in oneOf"
																			};
																			if (vErrors === null) vErrors = [err5];
																			else vErrors.push(err5);
																			errors++;
																			validate238.errors = vErrors;
																			return false;
																		} else {
																			errors = _errs41;
																			if (vErrors !== null) {
																				if (_errs41) vErrors.length = _errs41;
																				else vErrors = null;
																			}
																		}
																		var valid0 = _errs40 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.versions !== void 0) {
																			let data18 = data.versions;
																			const _errs45 = errors;
																			if (errors === _errs45) {
																				if (Array.isArray(data18)) {
																					const len3 = data18.length;
																					for (let i3 = 0; i3 < len3; i3++) {
																						const _errs47 = errors;
																						if (!validate251(data18[i3], {
																							instancePath: instancePath + "/versions/" + i3,
																							parentData: data18,
																							parentDataProperty: i3,
																							rootData,
																							dynamicAnchors
																						})) {
																							vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
																							errors = vErrors.length;
																						}
																						if (!(_errs47 === errors)) break;
																					}
																				} else {
																					validate238.errors = [{
																						instancePath: instancePath + "/versions",
																						schemaPath: "#/properties/versions/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs45 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.claims !== void 0) {
																				let data20 = data.claims;
																				const _errs48 = errors;
																				if (errors === _errs48) {
																					if (Array.isArray(data20)) {
																						const len4 = data20.length;
																						for (let i4 = 0; i4 < len4; i4++) {
																							const _errs50 = errors;
																							if (!validate76(data20[i4], {
																								instancePath: instancePath + "/claims/" + i4,
																								parentData: data20,
																								parentDataProperty: i4,
																								rootData,
																								dynamicAnchors
																							})) {
																								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																								errors = vErrors.length;
																							}
																							if (!(_errs50 === errors)) break;
																						}
																					} else {
																						validate238.errors = [{
																							instancePath: instancePath + "/claims",
																							schemaPath: "#/properties/claims/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs48 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.experiments !== void 0) {
																					let data22 = data.experiments;
																					const _errs51 = errors;
																					if (errors === _errs51) {
																						if (Array.isArray(data22)) {
																							const len5 = data22.length;
																							for (let i5 = 0; i5 < len5; i5++) {
																								const _errs53 = errors;
																								if (!validate130(data22[i5], {
																									instancePath: instancePath + "/experiments/" + i5,
																									parentData: data22,
																									parentDataProperty: i5,
																									rootData,
																									dynamicAnchors
																								})) {
																									vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
																									errors = vErrors.length;
																								}
																								if (!(_errs53 === errors)) break;
																							}
																						} else {
																							validate238.errors = [{
																								instancePath: instancePath + "/experiments",
																								schemaPath: "#/properties/experiments/type",
																								keyword: "type",
																								params: { type: "array" },
																								message: "must be array"
																							}];
																							return false;
																						}
																					}
																					var valid0 = _errs51 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.runs !== void 0) {
																						let data24 = data.runs;
																						const _errs54 = errors;
																						if (errors === _errs54) {
																							if (Array.isArray(data24)) {
																								const len6 = data24.length;
																								for (let i6 = 0; i6 < len6; i6++) {
																									const _errs56 = errors;
																									if (!validate133(data24[i6], {
																										instancePath: instancePath + "/runs/" + i6,
																										parentData: data24,
																										parentDataProperty: i6,
																										rootData,
																										dynamicAnchors
																									})) {
																										vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
																										errors = vErrors.length;
																									}
																									if (!(_errs56 === errors)) break;
																								}
																							} else {
																								validate238.errors = [{
																									instancePath: instancePath + "/runs",
																									schemaPath: "#/properties/runs/type",
																									keyword: "type",
																									params: { type: "array" },
																									message: "must be array"
																								}];
																								return false;
																							}
																						}
																						var valid0 = _errs54 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.evidence !== void 0) {
																							let data26 = data.evidence;
																							const _errs57 = errors;
																							if (errors === _errs57) {
																								if (Array.isArray(data26)) {
																									const len7 = data26.length;
																									for (let i7 = 0; i7 < len7; i7++) {
																										const _errs59 = errors;
																										if (!validate61(data26[i7], {
																											instancePath: instancePath + "/evidence/" + i7,
																											parentData: data26,
																											parentDataProperty: i7,
																											rootData,
																											dynamicAnchors
																										})) {
																											vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
																											errors = vErrors.length;
																										}
																										if (!(_errs59 === errors)) break;
																									}
																								} else {
																									validate238.errors = [{
																										instancePath: instancePath + "/evidence",
																										schemaPath: "#/properties/evidence/type",
																										keyword: "type",
																										params: { type: "array" },
																										message: "must be array"
																									}];
																									return false;
																								}
																							}
																							var valid0 = _errs57 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.assessments !== void 0) {
																								let data28 = data.assessments;
																								const _errs60 = errors;
																								if (errors === _errs60) {
																									if (Array.isArray(data28)) {
																										const len8 = data28.length;
																										for (let i8 = 0; i8 < len8; i8++) {
																											const _errs62 = errors;
																											if (!validate100(data28[i8], {
																												instancePath: instancePath + "/assessments/" + i8,
																												parentData: data28,
																												parentDataProperty: i8,
																												rootData,
																												dynamicAnchors
																											})) {
																												vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
																												errors = vErrors.length;
																											}
																											if (!(_errs62 === errors)) break;
																										}
																									} else {
																										validate238.errors = [{
																											instancePath: instancePath + "/assessments",
																											schemaPath: "#/properties/assessments/type",
																											keyword: "type",
																											params: { type: "array" },
																											message: "must be array"
																										}];
																										return false;
																									}
																								}
																								var valid0 = _errs60 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.counts !== void 0) {
																									let data30 = data.counts;
																									const _errs63 = errors;
																									if (errors === _errs63) {
																										if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
																											let missing2;
																											if (data30.claimCount === void 0 && (missing2 = "claimCount") || data30.verifiedClaimCount === void 0 && (missing2 = "verifiedClaimCount") || data30.runCount === void 0 && (missing2 = "runCount") || data30.forkCount === void 0 && (missing2 = "forkCount") || data30.starCount === void 0 && (missing2 = "starCount") || data30.requestCount === void 0 && (missing2 = "requestCount") || data30.followerCount === void 0 && (missing2 = "followerCount")) {
																												validate238.errors = [{
																													instancePath: instancePath + "/counts",
																													schemaPath: "#/properties/counts/required",
																													keyword: "required",
																													params: { missingProperty: missing2 },
																													message: "must have required property '" + missing2 + "'"
																												}];
																												return false;
																											} else {
																												const _errs65 = errors;
																												for (const key2 in data30) if (!(key2 === "claimCount" || key2 === "verifiedClaimCount" || key2 === "runCount" || key2 === "forkCount" || key2 === "starCount" || key2 === "requestCount" || key2 === "followerCount")) {
																													validate238.errors = [{
																														instancePath: instancePath + "/counts",
																														schemaPath: "#/properties/counts/additionalProperties",
																														keyword: "additionalProperties",
																														params: { additionalProperty: key2 },
																														message: "must NOT have additional properties"
																													}];
																													return false;
																												}
																												if (_errs65 === errors) {
																													if (data30.claimCount !== void 0) {
																														let data31 = data30.claimCount;
																														const _errs66 = errors;
																														if (!(typeof data31 == "number" && !(data31 % 1) && !isNaN(data31) && isFinite(data31))) {
																															validate238.errors = [{
																																instancePath: instancePath + "/counts/claimCount",
																																schemaPath: "#/properties/counts/properties/claimCount/type",
																																keyword: "type",
																																params: { type: "integer" },
																																message: "must be integer"
																															}];
																															return false;
																														}
																														if (errors === _errs66) {
																															if (typeof data31 == "number" && isFinite(data31)) {
																																if (data31 < 0 || isNaN(data31)) {
																																	validate238.errors = [{
																																		instancePath: instancePath + "/counts/claimCount",
																																		schemaPath: "#/properties/counts/properties/claimCount/minimum",
																																		keyword: "minimum",
																																		params: {
																																			comparison: ">=",
																																			limit: 0
																																		},
																																		message: "must be >= 0"
																																	}];
																																	return false;
																																}
																															}
																														}
																														var valid14 = _errs66 === errors;
																													} else var valid14 = true;
																													if (valid14) {
																														if (data30.verifiedClaimCount !== void 0) {
																															let data32 = data30.verifiedClaimCount;
																															const _errs68 = errors;
																															if (!(typeof data32 == "number" && !(data32 % 1) && !isNaN(data32) && isFinite(data32))) {
																																validate238.errors = [{
																																	instancePath: instancePath + "/counts/verifiedClaimCount",
																																	schemaPath: "#/properties/counts/properties/verifiedClaimCount/type",
																																	keyword: "type",
																																	params: { type: "integer" },
																																	message: "must be integer"
																																}];
																																return false;
																															}
																															if (errors === _errs68) {
																																if (typeof data32 == "number" && isFinite(data32)) {
																																	if (data32 < 0 || isNaN(data32)) {
																																		validate238.errors = [{
																																			instancePath: instancePath + "/counts/verifiedClaimCount",
																																			schemaPath: "#/properties/counts/properties/verifiedClaimCount/minimum",
																																			keyword: "minimum",
																																			params: {
																																				comparison: ">=",
																																				limit: 0
																																			},
																																			message: "must be >= 0"
																																		}];
																																		return false;
																																	}
																																}
																															}
																															var valid14 = _errs68 === errors;
																														} else var valid14 = true;
																														if (valid14) {
																															if (data30.runCount !== void 0) {
																																let data33 = data30.runCount;
																																const _errs70 = errors;
																																if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
																																	validate238.errors = [{
																																		instancePath: instancePath + "/counts/runCount",
																																		schemaPath: "#/properties/counts/properties/runCount/type",
																																		keyword: "type",
																																		params: { type: "integer" },
																																		message: "must be integer"
																																	}];
																																	return false;
																																}
																																if (errors === _errs70) {
																																	if (typeof data33 == "number" && isFinite(data33)) {
																																		if (data33 < 0 || isNaN(data33)) {
																																			validate238.errors = [{
																																				instancePath: instancePath + "/counts/runCount",
																																				schemaPath: "#/properties/counts/properties/runCount/minimum",
																																				keyword: "minimum",
																																				params: {
																																					comparison: ">=",
																																					limit: 0
																																				},
																																				message: "must be >= 0"
																																			}];
																																			return false;
																																		}
																																	}
																																}
																																var valid14 = _errs70 === errors;
																															} else var valid14 = true;
																															if (valid14) {
																																if (data30.forkCount !== void 0) {
																																	let data34 = data30.forkCount;
																																	const _errs72 = errors;
																																	if (!(typeof data34 == "number" && !(data34 % 1) && !isNaN(data34) && isFinite(data34))) {
																																		validate238.errors = [{
																																			instancePath: instancePath + "/counts/forkCount",
																																			schemaPath: "#/properties/counts/properties/forkCount/type",
																																			keyword: "type",
																																			params: { type: "integer" },
																																			message: "must be integer"
																																		}];
																																		return false;
																																	}
																																	if (errors === _errs72) {
																																		if (typeof data34 == "number" && isFinite(data34)) {
																																			if (data34 < 0 || isNaN(data34)) {
																																				validate238.errors = [{
																																					instancePath: instancePath + "/counts/forkCount",
																																					schemaPath: "#/properties/counts/properties/forkCount/minimum",
																																					keyword: "minimum",
																																					params: {
																																						comparison: ">=",
																																						limit: 0
																																					},
																																					message: "must be >= 0"
																																				}];
																																				return false;
																																			}
																																		}
																																	}
																																	var valid14 = _errs72 === errors;
																																} else var valid14 = true;
																																if (valid14) {
																																	if (data30.starCount !== void 0) {
																																		let data35 = data30.starCount;
																																		const _errs74 = errors;
																																		if (!(typeof data35 == "number" && !(data35 % 1) && !isNaN(data35) && isFinite(data35))) {
																																			validate238.errors = [{
																																				instancePath: instancePath + "/counts/starCount",
																																				schemaPath: "#/properties/counts/properties/starCount/type",
																																				keyword: "type",
																																				params: { type: "integer" },
																																				message: "must be integer"
																																			}];
																																			return false;
																																		}
																																		if (errors === _errs74) {
																																			if (typeof data35 == "number" && isFinite(data35)) {
																																				if (data35 < 0 || isNaN(data35)) {
																																					validate238.errors = [{
																																						instancePath: instancePath + "/counts/starCount",
																																						schemaPath: "#/properties/counts/properties/starCount/minimum",
																																						keyword: "minimum",
																																						params: {
																																							comparison: ">=",
																																							limit: 0
																																						},
																																						message: "must be >= 0"
																																					}];
																																					return false;
																																				}
																																			}
																																		}
																																		var valid14 = _errs74 === errors;
																																	} else var valid14 = true;
																																	if (valid14) {
																																		if (data30.requestCount !== void 0) {
																																			let data36 = data30.requestCount;
																																			const _errs76 = errors;
																																			if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36))) {
																																				validate238.errors = [{
																																					instancePath: instancePath + "/counts/requestCount",
																																					schemaPath: "#/properties/counts/properties/requestCount/type",
																																					keyword: "type",
																																					params: { type: "integer" },
																																					message: "must be integer"
																																				}];
																																				return false;
																																			}
																																			if (errors === _errs76) {
																																				if (typeof data36 == "number" && isFinite(data36)) {
																																					if (data36 < 0 || isNaN(data36)) {
																																						validate238.errors = [{
																																							instancePath: instancePath + "/counts/requestCount",
																																							schemaPath: "#/properties/counts/properties/requestCount/minimum",
																																							keyword: "minimum",
																																							params: {
																																								comparison: ">=",
																																								limit: 0
																																							},
																																							message: "must be >= 0"
																																						}];
																																						return false;
																																					}
																																				}
																																			}
																																			var valid14 = _errs76 === errors;
																																		} else var valid14 = true;
																																		if (valid14) {
																																			if (data30.followerCount !== void 0) {
																																				let data37 = data30.followerCount;
																																				const _errs78 = errors;
																																				if (!(typeof data37 == "number" && !(data37 % 1) && !isNaN(data37) && isFinite(data37))) {
																																					validate238.errors = [{
																																						instancePath: instancePath + "/counts/followerCount",
																																						schemaPath: "#/properties/counts/properties/followerCount/type",
																																						keyword: "type",
																																						params: { type: "integer" },
																																						message: "must be integer"
																																					}];
																																					return false;
																																				}
																																				if (errors === _errs78) {
																																					if (typeof data37 == "number" && isFinite(data37)) {
																																						if (data37 < 0 || isNaN(data37)) {
																																							validate238.errors = [{
																																								instancePath: instancePath + "/counts/followerCount",
																																								schemaPath: "#/properties/counts/properties/followerCount/minimum",
																																								keyword: "minimum",
																																								params: {
																																									comparison: ">=",
																																									limit: 0
																																								},
																																								message: "must be >= 0"
																																							}];
																																							return false;
																																						}
																																					}
																																				}
																																				var valid14 = _errs78 === errors;
																																			} else var valid14 = true;
																																		}
																																	}
																																}
																															}
																														}
																													}
																												}
																											}
																										} else {
																											validate238.errors = [{
																												instancePath: instancePath + "/counts",
																												schemaPath: "#/properties/counts/type",
																												keyword: "type",
																												params: { type: "object" },
																												message: "must be object"
																											}];
																											return false;
																										}
																									}
																									var valid0 = _errs63 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.forkedFrom !== void 0) {
																										let data38 = data.forkedFrom;
																										const _errs80 = errors;
																										const _errs81 = errors;
																										let valid15 = false;
																										let passing3 = null;
																										const _errs82 = errors;
																										if (!validate77(data38, {
																											instancePath: instancePath + "/forkedFrom",
																											parentData: data,
																											parentDataProperty: "forkedFrom",
																											rootData,
																											dynamicAnchors
																										})) {
																											vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
																											errors = vErrors.length;
																										}
																										var _valid3 = _errs82 === errors;
																										if (_valid3) {
																											valid15 = true;
																											passing3 = 0;
																										}
																										const _errs83 = errors;
																										if (data38 !== null) {
																											const err6 = {
																												instancePath: instancePath + "/forkedFrom",
																												schemaPath: "#/properties/forkedFrom/oneOf/1/type",
																												keyword: "type",
																												params: { type: "null" },
																												message: "must be null"
																											};
																											if (vErrors === null) vErrors = [err6];
																											else vErrors.push(err6);
																											errors++;
																										}
																										var _valid3 = _errs83 === errors;
																										if (_valid3 && valid15) {
																											valid15 = false;
																											passing3 = [passing3, 1];
																										} else if (_valid3) {
																											valid15 = true;
																											passing3 = 1;
																										}
																										if (!valid15) {
																											const err7 = {
																												instancePath: instancePath + "/forkedFrom",
																												schemaPath: "#/properties/forkedFrom/oneOf",
																												keyword: "oneOf",
																												params: { passingSchemas: passing3 },
																												message: "must match exactly one schema in oneOf"
																											};
																											if (vErrors === null) vErrors = [err7];
																											else vErrors.push(err7);
																											errors++;
																											validate238.errors = vErrors;
																											return false;
																										} else {
																											errors = _errs81;
																											if (vErrors !== null) {
																												if (_errs81) vErrors.length = _errs81;
																												else vErrors = null;
																											}
																										}
																										var valid0 = _errs80 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.requestedBy !== void 0) {
																											const _errs85 = errors;
																											if (!validate261(data.requestedBy, {
																												instancePath: instancePath + "/requestedBy",
																												parentData: data,
																												parentDataProperty: "requestedBy",
																												rootData,
																												dynamicAnchors
																											})) {
																												vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
																												errors = vErrors.length;
																											}
																											var valid0 = _errs85 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.createdAt !== void 0) {
																												let data40 = data.createdAt;
																												const _errs86 = errors;
																												if (errors === _errs86) {
																													if (errors === _errs86) {
																														if (typeof data40 === "string") {
																															if (!formats28.validate(data40)) {
																																validate238.errors = [{
																																	instancePath: instancePath + "/createdAt",
																																	schemaPath: "#/properties/createdAt/format",
																																	keyword: "format",
																																	params: { format: "date-time" },
																																	message: "must match format \"date-time\""
																																}];
																																return false;
																															}
																														} else {
																															validate238.errors = [{
																																instancePath: instancePath + "/createdAt",
																																schemaPath: "#/properties/createdAt/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}];
																															return false;
																														}
																													}
																												}
																												var valid0 = _errs86 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.updatedAt !== void 0) {
																													let data41 = data.updatedAt;
																													const _errs88 = errors;
																													if (errors === _errs88) {
																														if (errors === _errs88) {
																															if (typeof data41 === "string") {
																																if (!formats28.validate(data41)) {
																																	validate238.errors = [{
																																		instancePath: instancePath + "/updatedAt",
																																		schemaPath: "#/properties/updatedAt/format",
																																		keyword: "format",
																																		params: { format: "date-time" },
																																		message: "must match format \"date-time\""
																																	}];
																																	return false;
																																}
																															} else {
																																validate238.errors = [{
																																	instancePath: instancePath + "/updatedAt",
																																	schemaPath: "#/properties/updatedAt/type",
																																	keyword: "type",
																																	params: { type: "string" },
																																	message: "must be string"
																																}];
																																return false;
																															}
																														}
																													}
																													var valid0 = _errs88 === errors;
																												} else var valid0 = true;
																											}
																										}
																									}
																								}
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate238.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate238.errors = vErrors;
	return errors === 0;
}
validate238.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate237.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.repository === void 0 && (missing0 = "repository")) {
				validate237.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "repository")) {
					validate237.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.repository !== void 0) {
						if (!validate238(data.repository, {
							instancePath: instancePath + "/repository",
							parentData: data,
							parentDataProperty: "repository",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate237.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate237.errors = vErrors;
	return errors === 0;
}
validate237.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate232.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate233(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate237(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
		validate232.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate232.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate232.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const v10 = validate265;
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate265.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.error === void 0 && (missing0 = "error")) {
			validate265.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "error")) {
				validate265.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.error !== void 0) {
				if (typeof data.error !== "string") {
					validate265.errors = [{
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
			}
		}
	} else {
		validate265.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate265.errors = vErrors;
	return true;
}
validate265.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v11 = validate266;
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate267.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.owner === void 0 && (missing0 = "owner") || data.slug === void 0 && (missing0 = "slug") || data.title === void 0 && (missing0 = "title")) {
			validate267.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "owner" || key0 === "slug" || key0 === "title")) {
				validate267.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern3.test(data0)) {
						validate267.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/pattern",
							keyword: "pattern",
							params: { pattern: "^repo_[0-9a-hjkmnp-tv-z]{26}$" },
							message: "must match pattern \"^repo_[0-9a-hjkmnp-tv-z]{26}$\""
						}];
						return false;
					}
				} else {
					validate267.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.owner !== void 0) {
					if (typeof data.owner !== "string") {
						validate267.errors = [{
							instancePath: instancePath + "/owner",
							schemaPath: "#/properties/owner/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.slug !== void 0) {
						if (typeof data.slug !== "string") {
							validate267.errors = [{
								instancePath: instancePath + "/slug",
								schemaPath: "#/properties/slug/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.title !== void 0) {
							if (typeof data.title !== "string") {
								validate267.errors = [{
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate267.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate267.errors = vErrors;
	return true;
}
validate267.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate266.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.repository === void 0 && (missing0 = "repository") || data.url === void 0 && (missing0 = "url")) {
				validate266.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "repository" || key0 === "url")) {
					validate266.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.repository !== void 0) {
						const _errs2 = errors;
						if (!validate267(data.repository, {
							instancePath: instancePath + "/repository",
							parentData: data,
							parentDataProperty: "repository",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.url !== void 0) {
							let data1 = data.url;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (errors === _errs3) {
									if (typeof data1 === "string") {
										if (!formats2.test(data1)) {
											validate266.errors = [{
												instancePath: instancePath + "/url",
												schemaPath: "#/properties/url/format",
												keyword: "format",
												params: { format: "uri-reference" },
												message: "must match format \"uri-reference\""
											}];
											return false;
										}
									} else {
										validate266.errors = [{
											instancePath: instancePath + "/url",
											schemaPath: "#/properties/url/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate266.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate266.errors = vErrors;
	return errors === 0;
}
validate266.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v12 = validate269;
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate269.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.error === void 0 && (missing0 = "error") || data.url === void 0 && (missing0 = "url")) {
			validate269.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "error" || key0 === "url")) {
				validate269.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.error !== void 0) {
				if (typeof data.error !== "string") {
					validate269.errors = [{
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.url !== void 0) {
					let data1 = data.url;
					if (typeof data1 === "string") {
						if (!formats2.test(data1)) {
							validate269.errors = [{
								instancePath: instancePath + "/url",
								schemaPath: "#/properties/url/format",
								keyword: "format",
								params: { format: "uri-reference" },
								message: "must match format \"uri-reference\""
							}];
							return false;
						}
					} else {
						validate269.errors = [{
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate269.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate269.errors = vErrors;
	return true;
}
validate269.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v13 = validate270;
const schema91 = {
	"type": "object",
	"properties": {
		"id": {
			"type": "string",
			"pattern": "^job_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"repositoryId": {
			"type": "string",
			"pattern": "^repo_[0-9a-hjkmnp-tv-z]{26}$"
		},
		"kind": {
			"type": "string",
			"const": "research_ingestion"
		},
		"state": { "$ref": "contract:/JobState" },
		"stage": { "$ref": "contract:/PipelineStage" },
		"priority": { "type": "number" },
		"requestedBy": { "$ref": "contract:/Requester" },
		"attemptCount": {
			"type": "integer",
			"minimum": 0
		},
		"maxAttempts": {
			"type": "integer",
			"minimum": 0
		},
		"availableAt": {
			"type": "string",
			"format": "date-time"
		},
		"result": {
			"type": "object",
			"additionalProperties": true
		},
		"lastError": { "type": "string" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"startedAt": {
			"type": "string",
			"format": "date-time"
		},
		"finishedAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"required": [
		"id",
		"repositoryId",
		"kind",
		"state",
		"stage",
		"priority",
		"requestedBy",
		"attemptCount",
		"maxAttempts",
		"availableAt",
		"createdAt",
		"updatedAt"
	],
	"additionalProperties": false,
	"$id": "contract:/ProcessingJob"
};
const pattern21 = new RegExp("^job_[0-9a-hjkmnp-tv-z]{26}$", "u");
const schema92 = {
	"type": "string",
	"enum": [
		"queued",
		"dispatched",
		"running",
		"blocked",
		"completed",
		"failed",
		"cancelled"
	],
	"$id": "contract:/JobState"
};
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate272.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate272.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "queued" || data === "dispatched" || data === "running" || data === "blocked" || data === "completed" || data === "failed" || data === "cancelled")) {
		validate272.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema92.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate272.errors = vErrors;
	return true;
}
validate272.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema93 = {
	"type": "string",
	"enum": [
		"intake",
		"source_discovery",
		"research_compilation",
		"research_import",
		"reproduction_scheduling",
		"reproduction",
		"verification",
		"publishing",
		"completed"
	],
	"$id": "contract:/PipelineStage"
};
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate274.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate274.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "intake" || data === "source_discovery" || data === "research_compilation" || data === "research_import" || data === "reproduction_scheduling" || data === "reproduction" || data === "verification" || data === "publishing" || data === "completed")) {
		validate274.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema93.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate274.errors = vErrors;
	return true;
}
validate274.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate271.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.repositoryId === void 0 && (missing0 = "repositoryId") || data.kind === void 0 && (missing0 = "kind") || data.state === void 0 && (missing0 = "state") || data.stage === void 0 && (missing0 = "stage") || data.priority === void 0 && (missing0 = "priority") || data.requestedBy === void 0 && (missing0 = "requestedBy") || data.attemptCount === void 0 && (missing0 = "attemptCount") || data.maxAttempts === void 0 && (missing0 = "maxAttempts") || data.availableAt === void 0 && (missing0 = "availableAt") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt")) {
				validate271.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema91.properties, key0)) {
					validate271.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (!pattern21.test(data0)) {
									validate271.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/pattern",
										keyword: "pattern",
										params: { pattern: "^job_[0-9a-hjkmnp-tv-z]{26}$" },
										message: "must match pattern \"^job_[0-9a-hjkmnp-tv-z]{26}$\""
									}];
									return false;
								}
							} else {
								validate271.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.repositoryId !== void 0) {
							let data1 = data.repositoryId;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (!pattern3.test(data1)) {
										validate271.errors = [{
											instancePath: instancePath + "/repositoryId",
											schemaPath: "#/properties/repositoryId/pattern",
											keyword: "pattern",
											params: { pattern: "^repo_[0-9a-hjkmnp-tv-z]{26}$" },
											message: "must match pattern \"^repo_[0-9a-hjkmnp-tv-z]{26}$\""
										}];
										return false;
									}
								} else {
									validate271.errors = [{
										instancePath: instancePath + "/repositoryId",
										schemaPath: "#/properties/repositoryId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.kind !== void 0) {
								let data2 = data.kind;
								const _errs6 = errors;
								if (typeof data2 !== "string") {
									validate271.errors = [{
										instancePath: instancePath + "/kind",
										schemaPath: "#/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								if ("research_ingestion" !== data2) {
									validate271.errors = [{
										instancePath: instancePath + "/kind",
										schemaPath: "#/properties/kind/const",
										keyword: "const",
										params: { allowedValue: "research_ingestion" },
										message: "must be equal to constant"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.state !== void 0) {
									const _errs8 = errors;
									if (!validate272(data.state, {
										instancePath: instancePath + "/state",
										parentData: data,
										parentDataProperty: "state",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.stage !== void 0) {
										const _errs9 = errors;
										if (!validate274(data.stage, {
											instancePath: instancePath + "/stage",
											parentData: data,
											parentDataProperty: "stage",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.priority !== void 0) {
											let data5 = data.priority;
											const _errs10 = errors;
											if (!(typeof data5 == "number" && isFinite(data5))) {
												validate271.errors = [{
													instancePath: instancePath + "/priority",
													schemaPath: "#/properties/priority/type",
													keyword: "type",
													params: { type: "number" },
													message: "must be number"
												}];
												return false;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.requestedBy !== void 0) {
												const _errs12 = errors;
												if (!validate261(data.requestedBy, {
													instancePath: instancePath + "/requestedBy",
													parentData: data,
													parentDataProperty: "requestedBy",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.attemptCount !== void 0) {
													let data7 = data.attemptCount;
													const _errs13 = errors;
													if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
														validate271.errors = [{
															instancePath: instancePath + "/attemptCount",
															schemaPath: "#/properties/attemptCount/type",
															keyword: "type",
															params: { type: "integer" },
															message: "must be integer"
														}];
														return false;
													}
													if (errors === _errs13) {
														if (typeof data7 == "number" && isFinite(data7)) {
															if (data7 < 0 || isNaN(data7)) {
																validate271.errors = [{
																	instancePath: instancePath + "/attemptCount",
																	schemaPath: "#/properties/attemptCount/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 0
																	},
																	message: "must be >= 0"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs13 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.maxAttempts !== void 0) {
														let data8 = data.maxAttempts;
														const _errs15 = errors;
														if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
															validate271.errors = [{
																instancePath: instancePath + "/maxAttempts",
																schemaPath: "#/properties/maxAttempts/type",
																keyword: "type",
																params: { type: "integer" },
																message: "must be integer"
															}];
															return false;
														}
														if (errors === _errs15) {
															if (typeof data8 == "number" && isFinite(data8)) {
																if (data8 < 0 || isNaN(data8)) {
																	validate271.errors = [{
																		instancePath: instancePath + "/maxAttempts",
																		schemaPath: "#/properties/maxAttempts/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs15 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.availableAt !== void 0) {
															let data9 = data.availableAt;
															const _errs17 = errors;
															if (errors === _errs17) {
																if (errors === _errs17) {
																	if (typeof data9 === "string") {
																		if (!formats28.validate(data9)) {
																			validate271.errors = [{
																				instancePath: instancePath + "/availableAt",
																				schemaPath: "#/properties/availableAt/format",
																				keyword: "format",
																				params: { format: "date-time" },
																				message: "must match format \"date-time\""
																			}];
																			return false;
																		}
																	} else {
																		validate271.errors = [{
																			instancePath: instancePath + "/availableAt",
																			schemaPath: "#/properties/availableAt/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																}
															}
															var valid0 = _errs17 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.result !== void 0) {
																let data10 = data.result;
																const _errs19 = errors;
																if (errors === _errs19) {
																	if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {} else {
																		validate271.errors = [{
																			instancePath: instancePath + "/result",
																			schemaPath: "#/properties/result/type",
																			keyword: "type",
																			params: { type: "object" },
																			message: "must be object"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs19 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.lastError !== void 0) {
																	const _errs22 = errors;
																	if (typeof data.lastError !== "string") {
																		validate271.errors = [{
																			instancePath: instancePath + "/lastError",
																			schemaPath: "#/properties/lastError/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	var valid0 = _errs22 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.createdAt !== void 0) {
																		let data12 = data.createdAt;
																		const _errs24 = errors;
																		if (errors === _errs24) {
																			if (errors === _errs24) {
																				if (typeof data12 === "string") {
																					if (!formats28.validate(data12)) {
																						validate271.errors = [{
																							instancePath: instancePath + "/createdAt",
																							schemaPath: "#/properties/createdAt/format",
																							keyword: "format",
																							params: { format: "date-time" },
																							message: "must match format \"date-time\""
																						}];
																						return false;
																					}
																				} else {
																					validate271.errors = [{
																						instancePath: instancePath + "/createdAt",
																						schemaPath: "#/properties/createdAt/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																			}
																		}
																		var valid0 = _errs24 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.updatedAt !== void 0) {
																			let data13 = data.updatedAt;
																			const _errs26 = errors;
																			if (errors === _errs26) {
																				if (errors === _errs26) {
																					if (typeof data13 === "string") {
																						if (!formats28.validate(data13)) {
																							validate271.errors = [{
																								instancePath: instancePath + "/updatedAt",
																								schemaPath: "#/properties/updatedAt/format",
																								keyword: "format",
																								params: { format: "date-time" },
																								message: "must match format \"date-time\""
																							}];
																							return false;
																						}
																					} else {
																						validate271.errors = [{
																							instancePath: instancePath + "/updatedAt",
																							schemaPath: "#/properties/updatedAt/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																				}
																			}
																			var valid0 = _errs26 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.startedAt !== void 0) {
																				let data14 = data.startedAt;
																				const _errs28 = errors;
																				if (errors === _errs28) {
																					if (errors === _errs28) {
																						if (typeof data14 === "string") {
																							if (!formats28.validate(data14)) {
																								validate271.errors = [{
																									instancePath: instancePath + "/startedAt",
																									schemaPath: "#/properties/startedAt/format",
																									keyword: "format",
																									params: { format: "date-time" },
																									message: "must match format \"date-time\""
																								}];
																								return false;
																							}
																						} else {
																							validate271.errors = [{
																								instancePath: instancePath + "/startedAt",
																								schemaPath: "#/properties/startedAt/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																					}
																				}
																				var valid0 = _errs28 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.finishedAt !== void 0) {
																					let data15 = data.finishedAt;
																					const _errs30 = errors;
																					if (errors === _errs30) {
																						if (errors === _errs30) {
																							if (typeof data15 === "string") {
																								if (!formats28.validate(data15)) {
																									validate271.errors = [{
																										instancePath: instancePath + "/finishedAt",
																										schemaPath: "#/properties/finishedAt/format",
																										keyword: "format",
																										params: { format: "date-time" },
																										message: "must match format \"date-time\""
																									}];
																									return false;
																								}
																							} else {
																								validate271.errors = [{
																									instancePath: instancePath + "/finishedAt",
																									schemaPath: "#/properties/finishedAt/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																						}
																					}
																					var valid0 = _errs30 === errors;
																				} else var valid0 = true;
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate271.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate271.errors = vErrors;
	return errors === 0;
}
validate271.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema95 = {
	"type": "string",
	"enum": [
		"processing.queued",
		"processing.dispatched",
		"processing.stage_started",
		"processing.stage_completed",
		"processing.stage_skipped",
		"processing.retry_scheduled",
		"processing.blocked",
		"processing.unblocked",
		"processing.completed",
		"processing.failed",
		"processing.cancelled"
	],
	"$id": "contract:/ProcessingEventType"
};
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate279.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate279.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "processing.queued" || data === "processing.dispatched" || data === "processing.stage_started" || data === "processing.stage_completed" || data === "processing.stage_skipped" || data === "processing.retry_scheduled" || data === "processing.blocked" || data === "processing.unblocked" || data === "processing.completed" || data === "processing.failed" || data === "processing.cancelled")) {
		validate279.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema95.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate279.errors = vErrors;
	return true;
}
validate279.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate278.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.eventType === void 0 && (missing0 = "eventType") || data.state === void 0 && (missing0 = "state") || data.stage === void 0 && (missing0 = "stage") || data.payload === void 0 && (missing0 = "payload") || data.recordedAt === void 0 && (missing0 = "recordedAt") || data.sequence === void 0 && (missing0 = "sequence") || data.previousEventDigest === void 0 && (missing0 = "previousEventDigest") || data.eventDigest === void 0 && (missing0 = "eventDigest")) {
				validate278.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "eventType" || key0 === "state" || key0 === "stage" || key0 === "payload" || key0 === "recordedAt" || key0 === "sequence" || key0 === "previousEventDigest" || key0 === "eventDigest")) {
					validate278.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.eventType !== void 0) {
						const _errs2 = errors;
						if (!validate279(data.eventType, {
							instancePath: instancePath + "/eventType",
							parentData: data,
							parentDataProperty: "eventType",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							const _errs3 = errors;
							if (!validate272(data.state, {
								instancePath: instancePath + "/state",
								parentData: data,
								parentDataProperty: "state",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.stage !== void 0) {
								const _errs4 = errors;
								if (!validate274(data.stage, {
									instancePath: instancePath + "/stage",
									parentData: data,
									parentDataProperty: "stage",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.payload !== void 0) {
									let data3 = data.payload;
									const _errs5 = errors;
									if (errors === _errs5) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
											validate278.errors = [{
												instancePath: instancePath + "/payload",
												schemaPath: "#/properties/payload/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.recordedAt !== void 0) {
										let data4 = data.recordedAt;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (errors === _errs8) {
												if (typeof data4 === "string") {
													if (!formats28.validate(data4)) {
														validate278.errors = [{
															instancePath: instancePath + "/recordedAt",
															schemaPath: "#/properties/recordedAt/format",
															keyword: "format",
															params: { format: "date-time" },
															message: "must match format \"date-time\""
														}];
														return false;
													}
												} else {
													validate278.errors = [{
														instancePath: instancePath + "/recordedAt",
														schemaPath: "#/properties/recordedAt/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.sequence !== void 0) {
											let data5 = data.sequence;
											const _errs10 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
												validate278.errors = [{
													instancePath: instancePath + "/sequence",
													schemaPath: "#/properties/sequence/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												}];
												return false;
											}
											if (errors === _errs10) {
												if (typeof data5 == "number" && isFinite(data5)) {
													if (data5 < 1 || isNaN(data5)) {
														validate278.errors = [{
															instancePath: instancePath + "/sequence",
															schemaPath: "#/properties/sequence/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 1
															},
															message: "must be >= 1"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.previousEventDigest !== void 0) {
												let data6 = data.previousEventDigest;
												const _errs12 = errors;
												const _errs13 = errors;
												let valid1 = false;
												let passing0 = null;
												const _errs14 = errors;
												if (!validate64(data6, {
													instancePath: instancePath + "/previousEventDigest",
													parentData: data,
													parentDataProperty: "previousEventDigest",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
													errors = vErrors.length;
												}
												var _valid0 = _errs14 === errors;
												if (_valid0) {
													valid1 = true;
													passing0 = 0;
												}
												const _errs15 = errors;
												if (data6 !== null) {
													const err0 = {
														instancePath: instancePath + "/previousEventDigest",
														schemaPath: "#/properties/previousEventDigest/oneOf/1/type",
														keyword: "type",
														params: { type: "null" },
														message: "must be null"
													};
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												}
												var _valid0 = _errs15 === errors;
												if (_valid0 && valid1) {
													valid1 = false;
													passing0 = [passing0, 1];
												} else if (_valid0) {
													valid1 = true;
													passing0 = 1;
												}
												if (!valid1) {
													const err1 = {
														instancePath: instancePath + "/previousEventDigest",
														schemaPath: "#/properties/previousEventDigest/oneOf",
														keyword: "oneOf",
														params: { passingSchemas: passing0 },
														message: "must match exactly one schema in oneOf"
													};
													if (vErrors === null) vErrors = [err1];
													else vErrors.push(err1);
													errors++;
													validate278.errors = vErrors;
													return false;
												} else {
													errors = _errs13;
													if (vErrors !== null) {
														if (_errs13) vErrors.length = _errs13;
														else vErrors = null;
													}
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.eventDigest !== void 0) {
													const _errs17 = errors;
													if (!validate64(data.eventDigest, {
														instancePath: instancePath + "/eventDigest",
														parentData: data,
														parentDataProperty: "eventDigest",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs17 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate278.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate278.errors = vErrors;
	return errors === 0;
}
validate278.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate270(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate270.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.job === void 0 && (missing0 = "job") || data.events === void 0 && (missing0 = "events")) {
				validate270.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "job" || key0 === "events")) {
					validate270.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.job !== void 0) {
						const _errs2 = errors;
						if (!validate271(data.job, {
							instancePath: instancePath + "/job",
							parentData: data,
							parentDataProperty: "job",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.events !== void 0) {
							let data1 = data.events;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 30) {
										validate270.errors = [{
											instancePath: instancePath + "/events",
											schemaPath: "#/properties/events/maxItems",
											keyword: "maxItems",
											params: { limit: 30 },
											message: "must NOT have more than 30 items"
										}];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate278(data1[i0], {
												instancePath: instancePath + "/events/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate270.errors = [{
										instancePath: instancePath + "/events",
										schemaPath: "#/properties/events/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate270.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate270.errors = vErrors;
	return errors === 0;
}
validate270.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v14 = validate286;
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate286.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.starCount === void 0 && (missing0 = "starCount")) {
			validate286.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "starCount")) {
				validate286.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.starCount !== void 0) {
				let data0 = data.starCount;
				if (!(typeof data0 == "number" && isFinite(data0))) {
					validate286.errors = [{
						instancePath: instancePath + "/starCount",
						schemaPath: "#/properties/starCount/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					}];
					return false;
				}
			}
		}
	} else {
		validate286.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate286.errors = vErrors;
	return true;
}
validate286.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v15 = validate287;
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate287.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.requestCount === void 0 && (missing0 = "requestCount")) {
			validate287.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "requestCount")) {
				validate287.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.requestCount !== void 0) {
				let data0 = data.requestCount;
				if (!(typeof data0 == "number" && isFinite(data0))) {
					validate287.errors = [{
						instancePath: instancePath + "/requestCount",
						schemaPath: "#/properties/requestCount/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					}];
					return false;
				}
			}
		}
	} else {
		validate287.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate287.errors = vErrors;
	return true;
}
validate287.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v16 = validate288;
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.followerCount === void 0 && (missing0 = "followerCount")) {
			validate288.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "followerCount")) {
				validate288.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.followerCount !== void 0) {
				let data0 = data.followerCount;
				if (!(typeof data0 == "number" && isFinite(data0))) {
					validate288.errors = [{
						instancePath: instancePath + "/followerCount",
						schemaPath: "#/properties/followerCount/type",
						keyword: "type",
						params: { type: "number" },
						message: "must be number"
					}];
					return false;
				}
			}
		}
	} else {
		validate288.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate288.errors = vErrors;
	return true;
}
validate288.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v17 = validate289;
function validate289(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate289.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.run === void 0 && (missing0 = "run")) {
				validate289.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "run")) {
					validate289.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.run !== void 0) {
						let data0 = data.run;
						if (errors === errors) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.id === void 0 && (missing1 = "id") || data0.state === void 0 && (missing1 = "state")) {
									validate289.errors = [{
										instancePath: instancePath + "/run",
										schemaPath: "#/properties/run/required",
										keyword: "required",
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									const _errs4 = errors;
									for (const key1 in data0) if (!(key1 === "id" || key1 === "state")) {
										validate289.errors = [{
											instancePath: instancePath + "/run",
											schemaPath: "#/properties/run/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key1 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs4 === errors) {
										if (data0.id !== void 0) {
											let data1 = data0.id;
											const _errs5 = errors;
											if (errors === _errs5) {
												if (typeof data1 === "string") {
													if (!pattern7.test(data1)) {
														validate289.errors = [{
															instancePath: instancePath + "/run/id",
															schemaPath: "#/properties/run/properties/id/pattern",
															keyword: "pattern",
															params: { pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$" },
															message: "must match pattern \"^run_[0-9a-hjkmnp-tv-z]{26}$\""
														}];
														return false;
													}
												} else {
													validate289.errors = [{
														instancePath: instancePath + "/run/id",
														schemaPath: "#/properties/run/properties/id/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid1 = _errs5 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data0.state !== void 0) {
												const _errs7 = errors;
												if (!validate79(data0.state, {
													instancePath: instancePath + "/run/state",
													parentData: data0,
													parentDataProperty: "state",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
													errors = vErrors.length;
												}
												var valid1 = _errs7 === errors;
											} else var valid1 = true;
										}
									}
								}
							} else {
								validate289.errors = [{
									instancePath: instancePath + "/run",
									schemaPath: "#/properties/run/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					}
				}
			}
		} else {
			validate289.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate289.errors = vErrors;
	return errors === 0;
}
validate289.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v18 = validate291;
const schema100 = {
	"type": "object",
	"properties": {
		"input": { "type": "string" },
		"kind": {
			"type": "string",
			"enum": ["preprint", "pdf"]
		},
		"id": { "type": ["string", "null"] },
		"title": { "type": ["string", "null"] },
		"abstract": { "type": ["string", "null"] },
		"authors": {
			"type": "array",
			"items": { "type": "string" }
		},
		"subjects": {
			"type": "array",
			"items": { "type": "string" }
		},
		"license": { "type": ["string", "null"] },
		"redistributable": { "type": "boolean" },
		"sourceUrl": {
			"type": "string",
			"format": "uri"
		},
		"pdfUrl": {
			"type": ["string", "null"],
			"format": "uri"
		},
		"url": {
			"type": ["string", "null"],
			"format": "uri-reference"
		}
	},
	"required": [
		"input",
		"kind",
		"id",
		"title",
		"abstract",
		"authors",
		"subjects",
		"license",
		"redistributable",
		"sourceUrl",
		"pdfUrl",
		"url"
	],
	"additionalProperties": false,
	"$id": "contract:/Preprint"
};
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate291.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.input === void 0 && (missing0 = "input") || data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.abstract === void 0 && (missing0 = "abstract") || data.authors === void 0 && (missing0 = "authors") || data.subjects === void 0 && (missing0 = "subjects") || data.license === void 0 && (missing0 = "license") || data.redistributable === void 0 && (missing0 = "redistributable") || data.sourceUrl === void 0 && (missing0 = "sourceUrl") || data.pdfUrl === void 0 && (missing0 = "pdfUrl") || data.url === void 0 && (missing0 = "url")) {
			validate291.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1.call(schema100.properties, key0)) {
				validate291.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.input !== void 0) {
				if (typeof data.input !== "string") {
					validate291.errors = [{
						instancePath: instancePath + "/input",
						schemaPath: "#/properties/input/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.kind !== void 0) {
					let data1 = data.kind;
					if (typeof data1 !== "string") {
						validate291.errors = [{
							instancePath: instancePath + "/kind",
							schemaPath: "#/properties/kind/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					if (!(data1 === "preprint" || data1 === "pdf")) {
						validate291.errors = [{
							instancePath: instancePath + "/kind",
							schemaPath: "#/properties/kind/enum",
							keyword: "enum",
							params: { allowedValues: schema100.properties.kind.enum },
							message: "must be equal to one of the allowed values"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (typeof data2 !== "string" && data2 !== null) {
							validate291.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: schema100.properties.id.type },
								message: "must be string,null"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.title !== void 0) {
							let data3 = data.title;
							if (typeof data3 !== "string" && data3 !== null) {
								validate291.errors = [{
									instancePath: instancePath + "/title",
									schemaPath: "#/properties/title/type",
									keyword: "type",
									params: { type: schema100.properties.title.type },
									message: "must be string,null"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.abstract !== void 0) {
								let data4 = data.abstract;
								if (typeof data4 !== "string" && data4 !== null) {
									validate291.errors = [{
										instancePath: instancePath + "/abstract",
										schemaPath: "#/properties/abstract/type",
										keyword: "type",
										params: { type: schema100.properties.abstract.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.authors !== void 0) {
									let data5 = data.authors;
									if (Array.isArray(data5)) {
										const len0 = data5.length;
										for (let i0 = 0; i0 < len0; i0++) if (typeof data5[i0] !== "string") {
											validate291.errors = [{
												instancePath: instancePath + "/authors/" + i0,
												schemaPath: "#/properties/authors/items/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									} else {
										validate291.errors = [{
											instancePath: instancePath + "/authors",
											schemaPath: "#/properties/authors/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.subjects !== void 0) {
										let data7 = data.subjects;
										if (Array.isArray(data7)) {
											const len1 = data7.length;
											for (let i1 = 0; i1 < len1; i1++) if (typeof data7[i1] !== "string") {
												validate291.errors = [{
													instancePath: instancePath + "/subjects/" + i1,
													schemaPath: "#/properties/subjects/items/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										} else {
											validate291.errors = [{
												instancePath: instancePath + "/subjects",
												schemaPath: "#/properties/subjects/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.license !== void 0) {
											let data9 = data.license;
											if (typeof data9 !== "string" && data9 !== null) {
												validate291.errors = [{
													instancePath: instancePath + "/license",
													schemaPath: "#/properties/license/type",
													keyword: "type",
													params: { type: schema100.properties.license.type },
													message: "must be string,null"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.redistributable !== void 0) {
												if (typeof data.redistributable !== "boolean") {
													validate291.errors = [{
														instancePath: instancePath + "/redistributable",
														schemaPath: "#/properties/redistributable/type",
														keyword: "type",
														params: { type: "boolean" },
														message: "must be boolean"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.sourceUrl !== void 0) {
													let data11 = data.sourceUrl;
													if (typeof data11 === "string") {
														if (!formats0(data11)) {
															validate291.errors = [{
																instancePath: instancePath + "/sourceUrl",
																schemaPath: "#/properties/sourceUrl/format",
																keyword: "format",
																params: { format: "uri" },
																message: "must match format \"uri\""
															}];
															return false;
														}
													} else {
														validate291.errors = [{
															instancePath: instancePath + "/sourceUrl",
															schemaPath: "#/properties/sourceUrl/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.pdfUrl !== void 0) {
														let data12 = data.pdfUrl;
														if (typeof data12 !== "string" && data12 !== null) {
															validate291.errors = [{
																instancePath: instancePath + "/pdfUrl",
																schemaPath: "#/properties/pdfUrl/type",
																keyword: "type",
																params: { type: schema100.properties.pdfUrl.type },
																message: "must be string,null"
															}];
															return false;
														}
														if (typeof data12 === "string") {
															if (!formats0(data12)) {
																validate291.errors = [{
																	instancePath: instancePath + "/pdfUrl",
																	schemaPath: "#/properties/pdfUrl/format",
																	keyword: "format",
																	params: { format: "uri" },
																	message: "must match format \"uri\""
																}];
																return false;
															}
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.url !== void 0) {
															let data13 = data.url;
															if (typeof data13 !== "string" && data13 !== null) {
																validate291.errors = [{
																	instancePath: instancePath + "/url",
																	schemaPath: "#/properties/url/type",
																	keyword: "type",
																	params: { type: schema100.properties.url.type },
																	message: "must be string,null"
																}];
																return false;
															}
															if (typeof data13 === "string") {
																if (!formats2.test(data13)) {
																	validate291.errors = [{
																		instancePath: instancePath + "/url",
																		schemaPath: "#/properties/url/format",
																		keyword: "format",
																		params: { format: "uri-reference" },
																		message: "must match format \"uri-reference\""
																	}];
																	return false;
																}
															}
															var valid0 = true;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate291.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate291.errors = vErrors;
	return true;
}
validate291.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v19 = validate292;
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate294.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data._type === void 0 && (missing0 = "_type") || data.subject === void 0 && (missing0 = "subject") || data.predicateType === void 0 && (missing0 = "predicateType") || data.predicate === void 0 && (missing0 = "predicate")) {
			validate294.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "_type" || key0 === "subject" || key0 === "predicateType" || key0 === "predicate")) {
				validate294.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data._type !== void 0) {
				if (typeof data._type !== "string") {
					validate294.errors = [{
						instancePath: instancePath + "/_type",
						schemaPath: "#/properties/_type/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.subject !== void 0) {
					let data1 = data.subject;
					if (Array.isArray(data1)) {
						const len0 = data1.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data2 = data1[i0];
							if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
								let missing1;
								if (data2.digest === void 0 && (missing1 = "digest")) {
									validate294.errors = [{
										instancePath: instancePath + "/subject/" + i0,
										schemaPath: "#/properties/subject/items/required",
										keyword: "required",
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									if (data2.name !== void 0) {
										if (typeof data2.name !== "string") {
											validate294.errors = [{
												instancePath: instancePath + "/subject/" + i0 + "/name",
												schemaPath: "#/properties/subject/items/properties/name/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data2.digest !== void 0) {
											let data4 = data2.digest;
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												for (const key1 in data4) if (typeof data4[key1] !== "string") {
													validate294.errors = [{
														instancePath: instancePath + "/subject/" + i0 + "/digest/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
														schemaPath: "#/properties/subject/items/properties/digest/additionalProperties/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											} else {
												validate294.errors = [{
													instancePath: instancePath + "/subject/" + i0 + "/digest",
													schemaPath: "#/properties/subject/items/properties/digest/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data2.uri !== void 0) {
												if (typeof data2.uri !== "string") {
													validate294.errors = [{
														instancePath: instancePath + "/subject/" + i0 + "/uri",
														schemaPath: "#/properties/subject/items/properties/uri/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
											if (valid2) {
												if (data2.mediaType !== void 0) {
													if (typeof data2.mediaType !== "string") {
														validate294.errors = [{
															instancePath: instancePath + "/subject/" + i0 + "/mediaType",
															schemaPath: "#/properties/subject/items/properties/mediaType/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid2 = true;
												} else var valid2 = true;
											}
										}
									}
								}
							} else {
								validate294.errors = [{
									instancePath: instancePath + "/subject/" + i0,
									schemaPath: "#/properties/subject/items/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else {
						validate294.errors = [{
							instancePath: instancePath + "/subject",
							schemaPath: "#/properties/subject/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.predicateType !== void 0) {
						let data8 = data.predicateType;
						if (typeof data8 === "string") {
							if (!formats0(data8)) {
								validate294.errors = [{
									instancePath: instancePath + "/predicateType",
									schemaPath: "#/properties/predicateType/format",
									keyword: "format",
									params: { format: "uri" },
									message: "must match format \"uri\""
								}];
								return false;
							}
						} else {
							validate294.errors = [{
								instancePath: instancePath + "/predicateType",
								schemaPath: "#/properties/predicateType/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.predicate !== void 0) {
							let data9 = data.predicate;
							if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {} else {
								validate294.errors = [{
									instancePath: instancePath + "/predicate",
									schemaPath: "#/properties/predicate/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate294.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate294.errors = vErrors;
	return true;
}
validate294.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate296.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.payloadType === void 0 && (missing0 = "payloadType") || data.payload === void 0 && (missing0 = "payload") || data.signatures === void 0 && (missing0 = "signatures")) {
			validate296.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "payloadType" || key0 === "payload" || key0 === "signatures")) {
				validate296.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.payloadType !== void 0) {
				if (typeof data.payloadType !== "string") {
					validate296.errors = [{
						instancePath: instancePath + "/payloadType",
						schemaPath: "#/properties/payloadType/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.payload !== void 0) {
					if (typeof data.payload !== "string") {
						validate296.errors = [{
							instancePath: instancePath + "/payload",
							schemaPath: "#/properties/payload/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.signatures !== void 0) {
						let data2 = data.signatures;
						if (Array.isArray(data2)) {
							if (data2.length < 1) {
								validate296.errors = [{
									instancePath: instancePath + "/signatures",
									schemaPath: "#/properties/signatures/minItems",
									keyword: "minItems",
									params: { limit: 1 },
									message: "must NOT have fewer than 1 items"
								}];
								return false;
							} else {
								const len0 = data2.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data3 = data2[i0];
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
										let missing1;
										if (data3.keyid === void 0 && (missing1 = "keyid") || data3.sig === void 0 && (missing1 = "sig")) {
											validate296.errors = [{
												instancePath: instancePath + "/signatures/" + i0,
												schemaPath: "#/properties/signatures/items/required",
												keyword: "required",
												params: { missingProperty: missing1 },
												message: "must have required property '" + missing1 + "'"
											}];
											return false;
										} else {
											for (const key1 in data3) if (!(key1 === "keyid" || key1 === "sig")) {
												validate296.errors = [{
													instancePath: instancePath + "/signatures/" + i0,
													schemaPath: "#/properties/signatures/items/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key1 },
													message: "must NOT have additional properties"
												}];
												return false;
											}
											if (data3.keyid !== void 0) {
												if (typeof data3.keyid !== "string") {
													validate296.errors = [{
														instancePath: instancePath + "/signatures/" + i0 + "/keyid",
														schemaPath: "#/properties/signatures/items/properties/keyid/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid2 = true;
											} else var valid2 = true;
											if (valid2) {
												if (data3.sig !== void 0) {
													if (typeof data3.sig !== "string") {
														validate296.errors = [{
															instancePath: instancePath + "/signatures/" + i0 + "/sig",
															schemaPath: "#/properties/signatures/items/properties/sig/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid2 = true;
												} else var valid2 = true;
											}
										}
									} else {
										validate296.errors = [{
											instancePath: instancePath + "/signatures/" + i0,
											schemaPath: "#/properties/signatures/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
							}
						} else {
							validate296.errors = [{
								instancePath: instancePath + "/signatures",
								schemaPath: "#/properties/signatures/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate296.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate296.errors = vErrors;
	return true;
}
validate296.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate292.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.digest === void 0 && (missing0 = "digest") || data.verified === void 0 && (missing0 = "verified") || data.keyId === void 0 && (missing0 = "keyId") || data.payloadType === void 0 && (missing0 = "payloadType") || data.statements === void 0 && (missing0 = "statements") || data.envelope === void 0 && (missing0 = "envelope") || data.envelopes === void 0 && (missing0 = "envelopes") || data.checkedAt === void 0 && (missing0 = "checkedAt")) {
				validate292.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "digest" || key0 === "verified" || key0 === "keyId" || key0 === "payloadType" || key0 === "statements" || key0 === "envelope" || key0 === "envelopes" || key0 === "checkedAt")) {
					validate292.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.digest !== void 0) {
						const _errs2 = errors;
						if (!validate64(data.digest, {
							instancePath: instancePath + "/digest",
							parentData: data,
							parentDataProperty: "digest",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.verified !== void 0) {
							const _errs3 = errors;
							if (typeof data.verified !== "boolean") {
								validate292.errors = [{
									instancePath: instancePath + "/verified",
									schemaPath: "#/properties/verified/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								}];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.keyId !== void 0) {
								const _errs5 = errors;
								if (typeof data.keyId !== "string") {
									validate292.errors = [{
										instancePath: instancePath + "/keyId",
										schemaPath: "#/properties/keyId/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.payloadType !== void 0) {
									const _errs7 = errors;
									if (typeof data.payloadType !== "string") {
										validate292.errors = [{
											instancePath: instancePath + "/payloadType",
											schemaPath: "#/properties/payloadType/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.statements !== void 0) {
										let data4 = data.statements;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (Array.isArray(data4)) {
												const len0 = data4.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs11 = errors;
													if (!validate294(data4[i0], {
														instancePath: instancePath + "/statements/" + i0,
														parentData: data4,
														parentDataProperty: i0,
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											} else {
												validate292.errors = [{
													instancePath: instancePath + "/statements",
													schemaPath: "#/properties/statements/type",
													keyword: "type",
													params: { type: "array" },
													message: "must be array"
												}];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.envelope !== void 0) {
											const _errs12 = errors;
											if (!validate296(data.envelope, {
												instancePath: instancePath + "/envelope",
												parentData: data,
												parentDataProperty: "envelope",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.envelopes !== void 0) {
												let data7 = data.envelopes;
												const _errs13 = errors;
												if (errors === _errs13) {
													if (Array.isArray(data7)) {
														const len1 = data7.length;
														for (let i1 = 0; i1 < len1; i1++) {
															const _errs15 = errors;
															if (!validate296(data7[i1], {
																instancePath: instancePath + "/envelopes/" + i1,
																parentData: data7,
																parentDataProperty: i1,
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
																errors = vErrors.length;
															}
															if (!(_errs15 === errors)) break;
														}
													} else {
														validate292.errors = [{
															instancePath: instancePath + "/envelopes",
															schemaPath: "#/properties/envelopes/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.checkedAt !== void 0) {
													let data9 = data.checkedAt;
													const _errs16 = errors;
													if (errors === _errs16) {
														if (errors === _errs16) {
															if (typeof data9 === "string") {
																if (!formats28.validate(data9)) {
																	validate292.errors = [{
																		instancePath: instancePath + "/checkedAt",
																		schemaPath: "#/properties/checkedAt/format",
																		keyword: "format",
																		params: { format: "date-time" },
																		message: "must match format \"date-time\""
																	}];
																	return false;
																}
															} else {
																validate292.errors = [{
																	instancePath: instancePath + "/checkedAt",
																	schemaPath: "#/properties/checkedAt/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs16 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate292.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate292.errors = vErrors;
	return errors === 0;
}
validate292.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v20 = validate299;
const schema104 = {
	"type": "object",
	"properties": {
		"status": {
			"type": "string",
			"enum": ["ok", "degraded"]
		},
		"service": {
			"type": "string",
			"const": "service-web"
		},
		"revision": { "type": "string" },
		"components": {
			"type": "object",
			"properties": {
				"database": { "$ref": "contract:/HealthComponent" },
				"objectStorage": { "$ref": "contract:/HealthComponent" },
				"authentication": { "$ref": "contract:/HealthComponent" },
				"configuration": { "$ref": "contract:/HealthComponent" },
				"signing": { "$ref": "contract:/HealthComponent" }
			},
			"required": [
				"database",
				"objectStorage",
				"authentication",
				"configuration",
				"signing"
			],
			"additionalProperties": false
		},
		"checkedAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"required": [
		"status",
		"service",
		"revision",
		"components",
		"checkedAt"
	],
	"additionalProperties": false,
	"$id": "contract:/Health"
};
const schema106 = {
	"type": "string",
	"enum": ["ok", "failed"],
	"$id": "contract:/HealthStatus"
};
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate301.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate301.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "ok" || data === "failed")) {
		validate301.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema106.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate301.errors = vErrors;
	return true;
}
validate301.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate300(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate300.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status")) {
				validate300.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "status" || key0 === "latencyMs" || key0 === "detail")) {
					validate300.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.status !== void 0) {
						const _errs2 = errors;
						if (!validate301(data.status, {
							instancePath: instancePath + "/status",
							parentData: data,
							parentDataProperty: "status",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.latencyMs !== void 0) {
							let data1 = data.latencyMs;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 == "number" && isFinite(data1)) {
									if (data1 < 0 || isNaN(data1)) {
										validate300.errors = [{
											instancePath: instancePath + "/latencyMs",
											schemaPath: "#/properties/latencyMs/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								} else {
									validate300.errors = [{
										instancePath: instancePath + "/latencyMs",
										schemaPath: "#/properties/latencyMs/type",
										keyword: "type",
										params: { type: "number" },
										message: "must be number"
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.detail !== void 0) {
								const _errs5 = errors;
								if (typeof data.detail !== "string") {
									validate300.errors = [{
										instancePath: instancePath + "/detail",
										schemaPath: "#/properties/detail/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate300.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate300.errors = vErrors;
	return errors === 0;
}
validate300.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate299.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.status === void 0 && (missing0 = "status") || data.service === void 0 && (missing0 = "service") || data.revision === void 0 && (missing0 = "revision") || data.components === void 0 && (missing0 = "components") || data.checkedAt === void 0 && (missing0 = "checkedAt")) {
				validate299.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "status" || key0 === "service" || key0 === "revision" || key0 === "components" || key0 === "checkedAt")) {
					validate299.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.status !== void 0) {
						let data0 = data.status;
						const _errs2 = errors;
						if (typeof data0 !== "string") {
							validate299.errors = [{
								instancePath: instancePath + "/status",
								schemaPath: "#/properties/status/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						if (!(data0 === "ok" || data0 === "degraded")) {
							validate299.errors = [{
								instancePath: instancePath + "/status",
								schemaPath: "#/properties/status/enum",
								keyword: "enum",
								params: { allowedValues: schema104.properties.status.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.service !== void 0) {
							let data1 = data.service;
							const _errs4 = errors;
							if (typeof data1 !== "string") {
								validate299.errors = [{
									instancePath: instancePath + "/service",
									schemaPath: "#/properties/service/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							if ("service-web" !== data1) {
								validate299.errors = [{
									instancePath: instancePath + "/service",
									schemaPath: "#/properties/service/const",
									keyword: "const",
									params: { allowedValue: "service-web" },
									message: "must be equal to constant"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.revision !== void 0) {
								const _errs6 = errors;
								if (typeof data.revision !== "string") {
									validate299.errors = [{
										instancePath: instancePath + "/revision",
										schemaPath: "#/properties/revision/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.components !== void 0) {
									let data3 = data.components;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
											let missing1;
											if (data3.database === void 0 && (missing1 = "database") || data3.objectStorage === void 0 && (missing1 = "objectStorage") || data3.authentication === void 0 && (missing1 = "authentication") || data3.configuration === void 0 && (missing1 = "configuration") || data3.signing === void 0 && (missing1 = "signing")) {
												validate299.errors = [{
													instancePath: instancePath + "/components",
													schemaPath: "#/properties/components/required",
													keyword: "required",
													params: { missingProperty: missing1 },
													message: "must have required property '" + missing1 + "'"
												}];
												return false;
											} else {
												const _errs10 = errors;
												for (const key1 in data3) if (!(key1 === "database" || key1 === "objectStorage" || key1 === "authentication" || key1 === "configuration" || key1 === "signing")) {
													validate299.errors = [{
														instancePath: instancePath + "/components",
														schemaPath: "#/properties/components/additionalProperties",
														keyword: "additionalProperties",
														params: { additionalProperty: key1 },
														message: "must NOT have additional properties"
													}];
													return false;
												}
												if (_errs10 === errors) {
													if (data3.database !== void 0) {
														const _errs11 = errors;
														if (!validate300(data3.database, {
															instancePath: instancePath + "/components/database",
															parentData: data3,
															parentDataProperty: "database",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
															errors = vErrors.length;
														}
														var valid1 = _errs11 === errors;
													} else var valid1 = true;
													if (valid1) {
														if (data3.objectStorage !== void 0) {
															const _errs12 = errors;
															if (!validate300(data3.objectStorage, {
																instancePath: instancePath + "/components/objectStorage",
																parentData: data3,
																parentDataProperty: "objectStorage",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
																errors = vErrors.length;
															}
															var valid1 = _errs12 === errors;
														} else var valid1 = true;
														if (valid1) {
															if (data3.authentication !== void 0) {
																const _errs13 = errors;
																if (!validate300(data3.authentication, {
																	instancePath: instancePath + "/components/authentication",
																	parentData: data3,
																	parentDataProperty: "authentication",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
																	errors = vErrors.length;
																}
																var valid1 = _errs13 === errors;
															} else var valid1 = true;
															if (valid1) {
																if (data3.configuration !== void 0) {
																	const _errs14 = errors;
																	if (!validate300(data3.configuration, {
																		instancePath: instancePath + "/components/configuration",
																		parentData: data3,
																		parentDataProperty: "configuration",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
																		errors = vErrors.length;
																	}
																	var valid1 = _errs14 === errors;
																} else var valid1 = true;
																if (valid1) {
																	if (data3.signing !== void 0) {
																		const _errs15 = errors;
																		if (!validate300(data3.signing, {
																			instancePath: instancePath + "/components/signing",
																			parentData: data3,
																			parentDataProperty: "signing",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
																			errors = vErrors.length;
																		}
																		var valid1 = _errs15 === errors;
																	} else var valid1 = true;
																}
															}
														}
													}
												}
											}
										} else {
											validate299.errors = [{
												instancePath: instancePath + "/components",
												schemaPath: "#/properties/components/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.checkedAt !== void 0) {
										let data9 = data.checkedAt;
										const _errs16 = errors;
										if (errors === _errs16) {
											if (errors === _errs16) {
												if (typeof data9 === "string") {
													if (!formats28.validate(data9)) {
														validate299.errors = [{
															instancePath: instancePath + "/checkedAt",
															schemaPath: "#/properties/checkedAt/format",
															keyword: "format",
															params: { format: "date-time" },
															message: "must match format \"date-time\""
														}];
														return false;
													}
												} else {
													validate299.errors = [{
														instancePath: instancePath + "/checkedAt",
														schemaPath: "#/properties/checkedAt/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs16 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate299.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate299.errors = vErrors;
	return errors === 0;
}
validate299.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v21 = validate308;
const schema107 = {
	"type": "object",
	"properties": {
		"token": { "type": ["string", "null"] },
		"user": { "$ref": "contract:/User" }
	},
	"required": ["token", "user"],
	"additionalProperties": false,
	"$id": "contract:/SignedUp"
};
const schema108 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"email": {
			"type": "string",
			"format": "email"
		},
		"emailVerified": { "type": "boolean" },
		"image": {
			"type": ["string", "null"],
			"format": "uri"
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"username": { "type": ["string", "null"] },
		"displayUsername": { "type": ["string", "null"] }
	},
	"required": [
		"id",
		"name",
		"email",
		"emailVerified",
		"createdAt",
		"updatedAt"
	],
	"additionalProperties": false,
	"$id": "contract:/User"
};
const formats98 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate309.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email") || data.emailVerified === void 0 && (missing0 = "emailVerified") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt")) {
			validate309.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1.call(schema108.properties, key0)) {
				validate309.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				if (typeof data.id !== "string") {
					validate309.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.name !== void 0) {
					if (typeof data.name !== "string") {
						validate309.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.email !== void 0) {
						let data2 = data.email;
						if (typeof data2 === "string") {
							if (!formats98.test(data2)) {
								validate309.errors = [{
									instancePath: instancePath + "/email",
									schemaPath: "#/properties/email/format",
									keyword: "format",
									params: { format: "email" },
									message: "must match format \"email\""
								}];
								return false;
							}
						} else {
							validate309.errors = [{
								instancePath: instancePath + "/email",
								schemaPath: "#/properties/email/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.emailVerified !== void 0) {
							if (typeof data.emailVerified !== "boolean") {
								validate309.errors = [{
									instancePath: instancePath + "/emailVerified",
									schemaPath: "#/properties/emailVerified/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.image !== void 0) {
								let data4 = data.image;
								if (typeof data4 !== "string" && data4 !== null) {
									validate309.errors = [{
										instancePath: instancePath + "/image",
										schemaPath: "#/properties/image/type",
										keyword: "type",
										params: { type: schema108.properties.image.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (typeof data4 === "string") {
									if (!formats0(data4)) {
										validate309.errors = [{
											instancePath: instancePath + "/image",
											schemaPath: "#/properties/image/format",
											keyword: "format",
											params: { format: "uri" },
											message: "must match format \"uri\""
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.createdAt !== void 0) {
									let data5 = data.createdAt;
									if (typeof data5 === "string") {
										if (!formats28.validate(data5)) {
											validate309.errors = [{
												instancePath: instancePath + "/createdAt",
												schemaPath: "#/properties/createdAt/format",
												keyword: "format",
												params: { format: "date-time" },
												message: "must match format \"date-time\""
											}];
											return false;
										}
									} else {
										validate309.errors = [{
											instancePath: instancePath + "/createdAt",
											schemaPath: "#/properties/createdAt/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.updatedAt !== void 0) {
										let data6 = data.updatedAt;
										if (typeof data6 === "string") {
											if (!formats28.validate(data6)) {
												validate309.errors = [{
													instancePath: instancePath + "/updatedAt",
													schemaPath: "#/properties/updatedAt/format",
													keyword: "format",
													params: { format: "date-time" },
													message: "must match format \"date-time\""
												}];
												return false;
											}
										} else {
											validate309.errors = [{
												instancePath: instancePath + "/updatedAt",
												schemaPath: "#/properties/updatedAt/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.username !== void 0) {
											let data7 = data.username;
											if (typeof data7 !== "string" && data7 !== null) {
												validate309.errors = [{
													instancePath: instancePath + "/username",
													schemaPath: "#/properties/username/type",
													keyword: "type",
													params: { type: schema108.properties.username.type },
													message: "must be string,null"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.displayUsername !== void 0) {
												let data8 = data.displayUsername;
												if (typeof data8 !== "string" && data8 !== null) {
													validate309.errors = [{
														instancePath: instancePath + "/displayUsername",
														schemaPath: "#/properties/displayUsername/type",
														keyword: "type",
														params: { type: schema108.properties.displayUsername.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate309.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate309.errors = vErrors;
	return true;
}
validate309.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate308.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.token === void 0 && (missing0 = "token") || data.user === void 0 && (missing0 = "user")) {
				validate308.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "token" || key0 === "user")) {
					validate308.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.token !== void 0) {
						let data0 = data.token;
						const _errs2 = errors;
						if (typeof data0 !== "string" && data0 !== null) {
							validate308.errors = [{
								instancePath: instancePath + "/token",
								schemaPath: "#/properties/token/type",
								keyword: "type",
								params: { type: schema107.properties.token.type },
								message: "must be string,null"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.user !== void 0) {
							const _errs4 = errors;
							if (!validate309(data.user, {
								instancePath: instancePath + "/user",
								parentData: data,
								parentDataProperty: "user",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate308.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate308.errors = vErrors;
	return errors === 0;
}
validate308.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v22 = validate311;
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate311.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.redirect === void 0 && (missing0 = "redirect") || data.token === void 0 && (missing0 = "token") || data.user === void 0 && (missing0 = "user")) {
				validate311.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "redirect" || key0 === "token" || key0 === "user")) {
					validate311.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.redirect !== void 0) {
						const _errs2 = errors;
						if (typeof data.redirect !== "boolean") {
							validate311.errors = [{
								instancePath: instancePath + "/redirect",
								schemaPath: "#/properties/redirect/type",
								keyword: "type",
								params: { type: "boolean" },
								message: "must be boolean"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.token !== void 0) {
							const _errs4 = errors;
							if (typeof data.token !== "string") {
								validate311.errors = [{
									instancePath: instancePath + "/token",
									schemaPath: "#/properties/token/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.user !== void 0) {
								const _errs6 = errors;
								if (!validate309(data.user, {
									instancePath: instancePath + "/user",
									parentData: data,
									parentDataProperty: "user",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate311.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate311.errors = vErrors;
	return errors === 0;
}
validate311.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v23 = validate313;
function validate313(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate313.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.success === void 0 && (missing0 = "success")) {
			validate313.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "success")) {
				validate313.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.success !== void 0) {
				let data0 = data.success;
				if (typeof data0 !== "boolean") {
					validate313.errors = [{
						instancePath: instancePath + "/success",
						schemaPath: "#/properties/success/type",
						keyword: "type",
						params: { type: "boolean" },
						message: "must be boolean"
					}];
					return false;
				}
				if (true !== data0) {
					validate313.errors = [{
						instancePath: instancePath + "/success",
						schemaPath: "#/properties/success/const",
						keyword: "const",
						params: { allowedValue: true },
						message: "must be equal to constant"
					}];
					return false;
				}
			}
		}
	} else {
		validate313.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate313.errors = vErrors;
	return true;
}
validate313.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v24 = validate314;
const schema113 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"token": { "type": "string" },
		"userId": { "type": "string" },
		"expiresAt": {
			"type": "string",
			"format": "date-time"
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"ipAddress": { "type": ["string", "null"] },
		"userAgent": { "type": ["string", "null"] },
		"activeOrganizationId": { "type": ["string", "null"] }
	},
	"required": [
		"id",
		"token",
		"userId",
		"expiresAt",
		"createdAt",
		"updatedAt"
	],
	"additionalProperties": false,
	"$id": "contract:/Session"
};
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate316.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.token === void 0 && (missing0 = "token") || data.userId === void 0 && (missing0 = "userId") || data.expiresAt === void 0 && (missing0 = "expiresAt") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt")) {
			validate316.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!func1.call(schema113.properties, key0)) {
				validate316.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				if (typeof data.id !== "string") {
					validate316.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.token !== void 0) {
					if (typeof data.token !== "string") {
						validate316.errors = [{
							instancePath: instancePath + "/token",
							schemaPath: "#/properties/token/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.userId !== void 0) {
						if (typeof data.userId !== "string") {
							validate316.errors = [{
								instancePath: instancePath + "/userId",
								schemaPath: "#/properties/userId/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.expiresAt !== void 0) {
							let data3 = data.expiresAt;
							if (typeof data3 === "string") {
								if (!formats28.validate(data3)) {
									validate316.errors = [{
										instancePath: instancePath + "/expiresAt",
										schemaPath: "#/properties/expiresAt/format",
										keyword: "format",
										params: { format: "date-time" },
										message: "must match format \"date-time\""
									}];
									return false;
								}
							} else {
								validate316.errors = [{
									instancePath: instancePath + "/expiresAt",
									schemaPath: "#/properties/expiresAt/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.createdAt !== void 0) {
								let data4 = data.createdAt;
								if (typeof data4 === "string") {
									if (!formats28.validate(data4)) {
										validate316.errors = [{
											instancePath: instancePath + "/createdAt",
											schemaPath: "#/properties/createdAt/format",
											keyword: "format",
											params: { format: "date-time" },
											message: "must match format \"date-time\""
										}];
										return false;
									}
								} else {
									validate316.errors = [{
										instancePath: instancePath + "/createdAt",
										schemaPath: "#/properties/createdAt/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.updatedAt !== void 0) {
									let data5 = data.updatedAt;
									if (typeof data5 === "string") {
										if (!formats28.validate(data5)) {
											validate316.errors = [{
												instancePath: instancePath + "/updatedAt",
												schemaPath: "#/properties/updatedAt/format",
												keyword: "format",
												params: { format: "date-time" },
												message: "must match format \"date-time\""
											}];
											return false;
										}
									} else {
										validate316.errors = [{
											instancePath: instancePath + "/updatedAt",
											schemaPath: "#/properties/updatedAt/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.ipAddress !== void 0) {
										let data6 = data.ipAddress;
										if (typeof data6 !== "string" && data6 !== null) {
											validate316.errors = [{
												instancePath: instancePath + "/ipAddress",
												schemaPath: "#/properties/ipAddress/type",
												keyword: "type",
												params: { type: schema113.properties.ipAddress.type },
												message: "must be string,null"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.userAgent !== void 0) {
											let data7 = data.userAgent;
											if (typeof data7 !== "string" && data7 !== null) {
												validate316.errors = [{
													instancePath: instancePath + "/userAgent",
													schemaPath: "#/properties/userAgent/type",
													keyword: "type",
													params: { type: schema113.properties.userAgent.type },
													message: "must be string,null"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.activeOrganizationId !== void 0) {
												let data8 = data.activeOrganizationId;
												if (typeof data8 !== "string" && data8 !== null) {
													validate316.errors = [{
														instancePath: instancePath + "/activeOrganizationId",
														schemaPath: "#/properties/activeOrganizationId/type",
														keyword: "type",
														params: { type: schema113.properties.activeOrganizationId.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate316.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate316.errors = vErrors;
	return true;
}
validate316.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate315.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.session === void 0 && (missing0 = "session") || data.user === void 0 && (missing0 = "user")) {
				validate315.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "session" || key0 === "user")) {
					validate315.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.session !== void 0) {
						const _errs2 = errors;
						if (!validate316(data.session, {
							instancePath: instancePath + "/session",
							parentData: data,
							parentDataProperty: "session",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.user !== void 0) {
							const _errs3 = errors;
							if (!validate309(data.user, {
								instancePath: instancePath + "/user",
								parentData: data,
								parentDataProperty: "user",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate315.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate315.errors = vErrors;
	return errors === 0;
}
validate315.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate314.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate315(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf/1/type",
			keyword: "type",
			params: { type: "null" },
			message: "must be null"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err1 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
		validate314.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate314.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate314.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const v25 = validate320;
const schema114 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"start": { "type": ["string", "null"] },
		"prefix": { "type": ["string", "null"] },
		"enabled": { "type": "boolean" },
		"scopes": {
			"type": "array",
			"items": { "$ref": "contract:/Scope" }
		},
		"expiresAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"lastRequest": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"requestCount": {
			"type": "integer",
			"minimum": 0
		},
		"rateLimit": { "$ref": "contract:/KeyRateLimit" },
		"key": {
			"type": "string",
			"pattern": "^service_"
		}
	},
	"required": [
		"id",
		"name",
		"start",
		"prefix",
		"enabled",
		"scopes",
		"expiresAt",
		"createdAt",
		"updatedAt",
		"lastRequest",
		"requestCount",
		"rateLimit",
		"key"
	],
	"additionalProperties": false,
	"$id": "contract:/CreatedApiKey"
};
const schema115 = {
	"type": "string",
	"enum": [
		"read",
		"write",
		"run"
	],
	"$id": "contract:/Scope"
};
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate321.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate321.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "read" || data === "write" || data === "run")) {
		validate321.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema115.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate321.errors = vErrors;
	return true;
}
validate321.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate323.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.limit === void 0 && (missing0 = "limit") || data.used === void 0 && (missing0 = "used") || data.reset === void 0 && (missing0 = "reset")) {
			validate323.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "limit" || key0 === "used" || key0 === "reset")) {
				validate323.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.limit !== void 0) {
				let data0 = data.limit;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate323.errors = [{
						instancePath: instancePath + "/limit",
						schemaPath: "#/properties/limit/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 0 || isNaN(data0)) {
						validate323.errors = [{
							instancePath: instancePath + "/limit",
							schemaPath: "#/properties/limit/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							},
							message: "must be >= 0"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.used !== void 0) {
					let data1 = data.used;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate323.errors = [{
							instancePath: instancePath + "/used",
							schemaPath: "#/properties/used/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate323.errors = [{
								instancePath: instancePath + "/used",
								schemaPath: "#/properties/used/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.reset !== void 0) {
						let data2 = data.reset;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate323.errors = [{
								instancePath: instancePath + "/reset",
								schemaPath: "#/properties/reset/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate323.errors = [{
									instancePath: instancePath + "/reset",
									schemaPath: "#/properties/reset/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate323.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate323.errors = vErrors;
	return true;
}
validate323.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern24 = new RegExp("^service_", "u");
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate320.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.start === void 0 && (missing0 = "start") || data.prefix === void 0 && (missing0 = "prefix") || data.enabled === void 0 && (missing0 = "enabled") || data.scopes === void 0 && (missing0 = "scopes") || data.expiresAt === void 0 && (missing0 = "expiresAt") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt") || data.lastRequest === void 0 && (missing0 = "lastRequest") || data.requestCount === void 0 && (missing0 = "requestCount") || data.rateLimit === void 0 && (missing0 = "rateLimit") || data.key === void 0 && (missing0 = "key")) {
				validate320.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema114.properties, key0)) {
					validate320.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (typeof data.id !== "string") {
							validate320.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							const _errs4 = errors;
							if (typeof data.name !== "string") {
								validate320.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.start !== void 0) {
								let data2 = data.start;
								const _errs6 = errors;
								if (typeof data2 !== "string" && data2 !== null) {
									validate320.errors = [{
										instancePath: instancePath + "/start",
										schemaPath: "#/properties/start/type",
										keyword: "type",
										params: { type: schema114.properties.start.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.prefix !== void 0) {
									let data3 = data.prefix;
									const _errs8 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate320.errors = [{
											instancePath: instancePath + "/prefix",
											schemaPath: "#/properties/prefix/type",
											keyword: "type",
											params: { type: schema114.properties.prefix.type },
											message: "must be string,null"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.enabled !== void 0) {
										const _errs10 = errors;
										if (typeof data.enabled !== "boolean") {
											validate320.errors = [{
												instancePath: instancePath + "/enabled",
												schemaPath: "#/properties/enabled/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											}];
											return false;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.scopes !== void 0) {
											let data5 = data.scopes;
											const _errs12 = errors;
											if (errors === _errs12) {
												if (Array.isArray(data5)) {
													const len0 = data5.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs14 = errors;
														if (!validate321(data5[i0], {
															instancePath: instancePath + "/scopes/" + i0,
															parentData: data5,
															parentDataProperty: i0,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
															errors = vErrors.length;
														}
														if (!(_errs14 === errors)) break;
													}
												} else {
													validate320.errors = [{
														instancePath: instancePath + "/scopes",
														schemaPath: "#/properties/scopes/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.expiresAt !== void 0) {
												let data7 = data.expiresAt;
												const _errs15 = errors;
												if (typeof data7 !== "string" && data7 !== null) {
													validate320.errors = [{
														instancePath: instancePath + "/expiresAt",
														schemaPath: "#/properties/expiresAt/type",
														keyword: "type",
														params: { type: schema114.properties.expiresAt.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (errors === _errs15) {
													if (errors === _errs15) {
														if (typeof data7 === "string") {
															if (!formats28.validate(data7)) {
																validate320.errors = [{
																	instancePath: instancePath + "/expiresAt",
																	schemaPath: "#/properties/expiresAt/format",
																	keyword: "format",
																	params: { format: "date-time" },
																	message: "must match format \"date-time\""
																}];
																return false;
															}
														}
													}
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.createdAt !== void 0) {
													let data8 = data.createdAt;
													const _errs17 = errors;
													if (errors === _errs17) {
														if (errors === _errs17) {
															if (typeof data8 === "string") {
																if (!formats28.validate(data8)) {
																	validate320.errors = [{
																		instancePath: instancePath + "/createdAt",
																		schemaPath: "#/properties/createdAt/format",
																		keyword: "format",
																		params: { format: "date-time" },
																		message: "must match format \"date-time\""
																	}];
																	return false;
																}
															} else {
																validate320.errors = [{
																	instancePath: instancePath + "/createdAt",
																	schemaPath: "#/properties/createdAt/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs17 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.updatedAt !== void 0) {
														let data9 = data.updatedAt;
														const _errs19 = errors;
														if (errors === _errs19) {
															if (errors === _errs19) {
																if (typeof data9 === "string") {
																	if (!formats28.validate(data9)) {
																		validate320.errors = [{
																			instancePath: instancePath + "/updatedAt",
																			schemaPath: "#/properties/updatedAt/format",
																			keyword: "format",
																			params: { format: "date-time" },
																			message: "must match format \"date-time\""
																		}];
																		return false;
																	}
																} else {
																	validate320.errors = [{
																		instancePath: instancePath + "/updatedAt",
																		schemaPath: "#/properties/updatedAt/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs19 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.lastRequest !== void 0) {
															let data10 = data.lastRequest;
															const _errs21 = errors;
															if (typeof data10 !== "string" && data10 !== null) {
																validate320.errors = [{
																	instancePath: instancePath + "/lastRequest",
																	schemaPath: "#/properties/lastRequest/type",
																	keyword: "type",
																	params: { type: schema114.properties.lastRequest.type },
																	message: "must be string,null"
																}];
																return false;
															}
															if (errors === _errs21) {
																if (errors === _errs21) {
																	if (typeof data10 === "string") {
																		if (!formats28.validate(data10)) {
																			validate320.errors = [{
																				instancePath: instancePath + "/lastRequest",
																				schemaPath: "#/properties/lastRequest/format",
																				keyword: "format",
																				params: { format: "date-time" },
																				message: "must match format \"date-time\""
																			}];
																			return false;
																		}
																	}
																}
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.requestCount !== void 0) {
																let data11 = data.requestCount;
																const _errs23 = errors;
																if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																	validate320.errors = [{
																		instancePath: instancePath + "/requestCount",
																		schemaPath: "#/properties/requestCount/type",
																		keyword: "type",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (errors === _errs23) {
																	if (typeof data11 == "number" && isFinite(data11)) {
																		if (data11 < 0 || isNaN(data11)) {
																			validate320.errors = [{
																				instancePath: instancePath + "/requestCount",
																				schemaPath: "#/properties/requestCount/minimum",
																				keyword: "minimum",
																				params: {
																					comparison: ">=",
																					limit: 0
																				},
																				message: "must be >= 0"
																			}];
																			return false;
																		}
																	}
																}
																var valid0 = _errs23 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.rateLimit !== void 0) {
																	const _errs25 = errors;
																	if (!validate323(data.rateLimit, {
																		instancePath: instancePath + "/rateLimit",
																		parentData: data,
																		parentDataProperty: "rateLimit",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs25 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.key !== void 0) {
																		let data13 = data.key;
																		const _errs26 = errors;
																		if (errors === _errs26) {
																			if (typeof data13 === "string") {
																				if (!pattern24.test(data13)) {
																					validate320.errors = [{
																						instancePath: instancePath + "/key",
																						schemaPath: "#/properties/key/pattern",
																						keyword: "pattern",
																						params: { pattern: "^service_" },
																						message: "must match pattern \"^service_\""
																					}];
																					return false;
																				}
																			} else {
																				validate320.errors = [{
																					instancePath: instancePath + "/key",
																					schemaPath: "#/properties/key/type",
																					keyword: "type",
																					params: { type: "string" },
																					message: "must be string"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs26 === errors;
																	} else var valid0 = true;
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate320.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate320.errors = vErrors;
	return errors === 0;
}
validate320.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v26 = validate325;
const schema118 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"start": { "type": ["string", "null"] },
		"prefix": { "type": ["string", "null"] },
		"enabled": { "type": "boolean" },
		"scopes": {
			"type": "array",
			"items": { "$ref": "contract:/Scope" }
		},
		"expiresAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"lastRequest": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"requestCount": {
			"type": "integer",
			"minimum": 0
		},
		"rateLimit": { "$ref": "contract:/KeyRateLimit" }
	},
	"required": [
		"id",
		"name",
		"start",
		"prefix",
		"enabled",
		"scopes",
		"expiresAt",
		"createdAt",
		"updatedAt",
		"lastRequest",
		"requestCount",
		"rateLimit"
	],
	"additionalProperties": false,
	"$id": "contract:/ApiKey"
};
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate326.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.start === void 0 && (missing0 = "start") || data.prefix === void 0 && (missing0 = "prefix") || data.enabled === void 0 && (missing0 = "enabled") || data.scopes === void 0 && (missing0 = "scopes") || data.expiresAt === void 0 && (missing0 = "expiresAt") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt") || data.lastRequest === void 0 && (missing0 = "lastRequest") || data.requestCount === void 0 && (missing0 = "requestCount") || data.rateLimit === void 0 && (missing0 = "rateLimit")) {
				validate326.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func1.call(schema118.properties, key0)) {
					validate326.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (typeof data.id !== "string") {
							validate326.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							const _errs4 = errors;
							if (typeof data.name !== "string") {
								validate326.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.start !== void 0) {
								let data2 = data.start;
								const _errs6 = errors;
								if (typeof data2 !== "string" && data2 !== null) {
									validate326.errors = [{
										instancePath: instancePath + "/start",
										schemaPath: "#/properties/start/type",
										keyword: "type",
										params: { type: schema118.properties.start.type },
										message: "must be string,null"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.prefix !== void 0) {
									let data3 = data.prefix;
									const _errs8 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate326.errors = [{
											instancePath: instancePath + "/prefix",
											schemaPath: "#/properties/prefix/type",
											keyword: "type",
											params: { type: schema118.properties.prefix.type },
											message: "must be string,null"
										}];
										return false;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.enabled !== void 0) {
										const _errs10 = errors;
										if (typeof data.enabled !== "boolean") {
											validate326.errors = [{
												instancePath: instancePath + "/enabled",
												schemaPath: "#/properties/enabled/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											}];
											return false;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.scopes !== void 0) {
											let data5 = data.scopes;
											const _errs12 = errors;
											if (errors === _errs12) {
												if (Array.isArray(data5)) {
													const len0 = data5.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs14 = errors;
														if (!validate321(data5[i0], {
															instancePath: instancePath + "/scopes/" + i0,
															parentData: data5,
															parentDataProperty: i0,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate321.errors : vErrors.concat(validate321.errors);
															errors = vErrors.length;
														}
														if (!(_errs14 === errors)) break;
													}
												} else {
													validate326.errors = [{
														instancePath: instancePath + "/scopes",
														schemaPath: "#/properties/scopes/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.expiresAt !== void 0) {
												let data7 = data.expiresAt;
												const _errs15 = errors;
												if (typeof data7 !== "string" && data7 !== null) {
													validate326.errors = [{
														instancePath: instancePath + "/expiresAt",
														schemaPath: "#/properties/expiresAt/type",
														keyword: "type",
														params: { type: schema118.properties.expiresAt.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (errors === _errs15) {
													if (errors === _errs15) {
														if (typeof data7 === "string") {
															if (!formats28.validate(data7)) {
																validate326.errors = [{
																	instancePath: instancePath + "/expiresAt",
																	schemaPath: "#/properties/expiresAt/format",
																	keyword: "format",
																	params: { format: "date-time" },
																	message: "must match format \"date-time\""
																}];
																return false;
															}
														}
													}
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.createdAt !== void 0) {
													let data8 = data.createdAt;
													const _errs17 = errors;
													if (errors === _errs17) {
														if (errors === _errs17) {
															if (typeof data8 === "string") {
																if (!formats28.validate(data8)) {
																	validate326.errors = [{
																		instancePath: instancePath + "/createdAt",
																		schemaPath: "#/properties/createdAt/format",
																		keyword: "format",
																		params: { format: "date-time" },
																		message: "must match format \"date-time\""
																	}];
																	return false;
																}
															} else {
																validate326.errors = [{
																	instancePath: instancePath + "/createdAt",
																	schemaPath: "#/properties/createdAt/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs17 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.updatedAt !== void 0) {
														let data9 = data.updatedAt;
														const _errs19 = errors;
														if (errors === _errs19) {
															if (errors === _errs19) {
																if (typeof data9 === "string") {
																	if (!formats28.validate(data9)) {
																		validate326.errors = [{
																			instancePath: instancePath + "/updatedAt",
																			schemaPath: "#/properties/updatedAt/format",
																			keyword: "format",
																			params: { format: "date-time" },
																			message: "must match format \"date-time\""
																		}];
																		return false;
																	}
																} else {
																	validate326.errors = [{
																		instancePath: instancePath + "/updatedAt",
																		schemaPath: "#/properties/updatedAt/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs19 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.lastRequest !== void 0) {
															let data10 = data.lastRequest;
															const _errs21 = errors;
															if (typeof data10 !== "string" && data10 !== null) {
																validate326.errors = [{
																	instancePath: instancePath + "/lastRequest",
																	schemaPath: "#/properties/lastRequest/type",
																	keyword: "type",
																	params: { type: schema118.properties.lastRequest.type },
																	message: "must be string,null"
																}];
																return false;
															}
															if (errors === _errs21) {
																if (errors === _errs21) {
																	if (typeof data10 === "string") {
																		if (!formats28.validate(data10)) {
																			validate326.errors = [{
																				instancePath: instancePath + "/lastRequest",
																				schemaPath: "#/properties/lastRequest/format",
																				keyword: "format",
																				params: { format: "date-time" },
																				message: "must match format \"date-time\""
																			}];
																			return false;
																		}
																	}
																}
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.requestCount !== void 0) {
																let data11 = data.requestCount;
																const _errs23 = errors;
																if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																	validate326.errors = [{
																		instancePath: instancePath + "/requestCount",
																		schemaPath: "#/properties/requestCount/type",
																		keyword: "type",
																		params: { type: "integer" },
																		message: "must be integer"
																	}];
																	return false;
																}
																if (errors === _errs23) {
																	if (typeof data11 == "number" && isFinite(data11)) {
																		if (data11 < 0 || isNaN(data11)) {
																			validate326.errors = [{
																				instancePath: instancePath + "/requestCount",
																				schemaPath: "#/properties/requestCount/minimum",
																				keyword: "minimum",
																				params: {
																					comparison: ">=",
																					limit: 0
																				},
																				message: "must be >= 0"
																			}];
																			return false;
																		}
																	}
																}
																var valid0 = _errs23 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.rateLimit !== void 0) {
																	const _errs25 = errors;
																	if (!validate323(data.rateLimit, {
																		instancePath: instancePath + "/rateLimit",
																		parentData: data,
																		parentDataProperty: "rateLimit",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs25 === errors;
																} else var valid0 = true;
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate326.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate326.errors = vErrors;
	return errors === 0;
}
validate326.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate325.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.apiKeys === void 0 && (missing0 = "apiKeys") || data.total === void 0 && (missing0 = "total") || data.limit === void 0 && (missing0 = "limit") || data.offset === void 0 && (missing0 = "offset")) {
				validate325.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "apiKeys" || key0 === "total" || key0 === "limit" || key0 === "offset")) {
					validate325.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.apiKeys !== void 0) {
						let data0 = data.apiKeys;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									const _errs4 = errors;
									if (!validate326(data0[i0], {
										instancePath: instancePath + "/apiKeys/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
										errors = vErrors.length;
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate325.errors = [{
									instancePath: instancePath + "/apiKeys",
									schemaPath: "#/properties/apiKeys/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.total !== void 0) {
							let data2 = data.total;
							const _errs5 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								validate325.errors = [{
									instancePath: instancePath + "/total",
									schemaPath: "#/properties/total/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 < 0 || isNaN(data2)) {
										validate325.errors = [{
											instancePath: instancePath + "/total",
											schemaPath: "#/properties/total/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.limit !== void 0) {
								let data3 = data.limit;
								const _errs7 = errors;
								if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
									validate325.errors = [{
										instancePath: instancePath + "/limit",
										schemaPath: "#/properties/limit/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs7) {
									if (typeof data3 == "number" && isFinite(data3)) {
										if (data3 < 0 || isNaN(data3)) {
											validate325.errors = [{
												instancePath: instancePath + "/limit",
												schemaPath: "#/properties/limit/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.offset !== void 0) {
									let data4 = data.offset;
									const _errs9 = errors;
									if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
										validate325.errors = [{
											instancePath: instancePath + "/offset",
											schemaPath: "#/properties/offset/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (errors === _errs9) {
										if (typeof data4 == "number" && isFinite(data4)) {
											if (data4 < 0 || isNaN(data4)) {
												validate325.errors = [{
													instancePath: instancePath + "/offset",
													schemaPath: "#/properties/offset/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate325.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate325.errors = vErrors;
	return errors === 0;
}
validate325.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v27 = validate330;
const schema119 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"name": { "type": "string" },
		"slug": { "type": "string" },
		"logo": {
			"type": ["string", "null"],
			"format": "uri"
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"metadata": {
			"type": ["object", "null"],
			"additionalProperties": true
		},
		"members": {
			"type": "array",
			"items": { "$ref": "contract:/Member" }
		}
	},
	"required": [
		"id",
		"name",
		"slug",
		"createdAt"
	],
	"additionalProperties": false,
	"$id": "contract:/Organization"
};
const schema120 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"organizationId": { "type": "string" },
		"userId": { "type": "string" },
		"role": { "type": "string" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"user": {
			"type": "object",
			"properties": {
				"id": { "type": "string" },
				"name": { "type": "string" },
				"email": {
					"type": "string",
					"format": "email"
				},
				"image": {
					"type": ["string", "null"],
					"format": "uri"
				}
			},
			"required": [
				"id",
				"name",
				"email"
			],
			"additionalProperties": false
		}
	},
	"required": [
		"id",
		"organizationId",
		"userId",
		"role",
		"createdAt"
	],
	"additionalProperties": false,
	"$id": "contract:/Member"
};
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate331.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.organizationId === void 0 && (missing0 = "organizationId") || data.userId === void 0 && (missing0 = "userId") || data.role === void 0 && (missing0 = "role") || data.createdAt === void 0 && (missing0 = "createdAt")) {
			validate331.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "organizationId" || key0 === "userId" || key0 === "role" || key0 === "createdAt" || key0 === "user")) {
				validate331.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				if (typeof data.id !== "string") {
					validate331.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.organizationId !== void 0) {
					if (typeof data.organizationId !== "string") {
						validate331.errors = [{
							instancePath: instancePath + "/organizationId",
							schemaPath: "#/properties/organizationId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.userId !== void 0) {
						if (typeof data.userId !== "string") {
							validate331.errors = [{
								instancePath: instancePath + "/userId",
								schemaPath: "#/properties/userId/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.role !== void 0) {
							if (typeof data.role !== "string") {
								validate331.errors = [{
									instancePath: instancePath + "/role",
									schemaPath: "#/properties/role/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.createdAt !== void 0) {
								let data4 = data.createdAt;
								if (typeof data4 === "string") {
									if (!formats28.validate(data4)) {
										validate331.errors = [{
											instancePath: instancePath + "/createdAt",
											schemaPath: "#/properties/createdAt/format",
											keyword: "format",
											params: { format: "date-time" },
											message: "must match format \"date-time\""
										}];
										return false;
									}
								} else {
									validate331.errors = [{
										instancePath: instancePath + "/createdAt",
										schemaPath: "#/properties/createdAt/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.user !== void 0) {
									let data5 = data.user;
									if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
										let missing1;
										if (data5.id === void 0 && (missing1 = "id") || data5.name === void 0 && (missing1 = "name") || data5.email === void 0 && (missing1 = "email")) {
											validate331.errors = [{
												instancePath: instancePath + "/user",
												schemaPath: "#/properties/user/required",
												keyword: "required",
												params: { missingProperty: missing1 },
												message: "must have required property '" + missing1 + "'"
											}];
											return false;
										} else {
											for (const key1 in data5) if (!(key1 === "id" || key1 === "name" || key1 === "email" || key1 === "image")) {
												validate331.errors = [{
													instancePath: instancePath + "/user",
													schemaPath: "#/properties/user/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key1 },
													message: "must NOT have additional properties"
												}];
												return false;
											}
											if (data5.id !== void 0) {
												if (typeof data5.id !== "string") {
													validate331.errors = [{
														instancePath: instancePath + "/user/id",
														schemaPath: "#/properties/user/properties/id/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid1 = true;
											} else var valid1 = true;
											if (valid1) {
												if (data5.name !== void 0) {
													if (typeof data5.name !== "string") {
														validate331.errors = [{
															instancePath: instancePath + "/user/name",
															schemaPath: "#/properties/user/properties/name/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid1 = true;
												} else var valid1 = true;
												if (valid1) {
													if (data5.email !== void 0) {
														let data8 = data5.email;
														if (typeof data8 === "string") {
															if (!formats98.test(data8)) {
																validate331.errors = [{
																	instancePath: instancePath + "/user/email",
																	schemaPath: "#/properties/user/properties/email/format",
																	keyword: "format",
																	params: { format: "email" },
																	message: "must match format \"email\""
																}];
																return false;
															}
														} else {
															validate331.errors = [{
																instancePath: instancePath + "/user/email",
																schemaPath: "#/properties/user/properties/email/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid1 = true;
													} else var valid1 = true;
													if (valid1) {
														if (data5.image !== void 0) {
															let data9 = data5.image;
															if (typeof data9 !== "string" && data9 !== null) {
																validate331.errors = [{
																	instancePath: instancePath + "/user/image",
																	schemaPath: "#/properties/user/properties/image/type",
																	keyword: "type",
																	params: { type: schema120.properties.user.properties.image.type },
																	message: "must be string,null"
																}];
																return false;
															}
															if (typeof data9 === "string") {
																if (!formats0(data9)) {
																	validate331.errors = [{
																		instancePath: instancePath + "/user/image",
																		schemaPath: "#/properties/user/properties/image/format",
																		keyword: "format",
																		params: { format: "uri" },
																		message: "must match format \"uri\""
																	}];
																	return false;
																}
															}
															var valid1 = true;
														} else var valid1 = true;
													}
												}
											}
										}
									} else {
										validate331.errors = [{
											instancePath: instancePath + "/user",
											schemaPath: "#/properties/user/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate331.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate331.errors = vErrors;
	return true;
}
validate331.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate330.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.slug === void 0 && (missing0 = "slug") || data.createdAt === void 0 && (missing0 = "createdAt")) {
				validate330.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "name" || key0 === "slug" || key0 === "logo" || key0 === "createdAt" || key0 === "metadata" || key0 === "members")) {
					validate330.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (typeof data.id !== "string") {
							validate330.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							const _errs4 = errors;
							if (typeof data.name !== "string") {
								validate330.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.slug !== void 0) {
								const _errs6 = errors;
								if (typeof data.slug !== "string") {
									validate330.errors = [{
										instancePath: instancePath + "/slug",
										schemaPath: "#/properties/slug/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.logo !== void 0) {
									let data3 = data.logo;
									const _errs8 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate330.errors = [{
											instancePath: instancePath + "/logo",
											schemaPath: "#/properties/logo/type",
											keyword: "type",
											params: { type: schema119.properties.logo.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (errors === _errs8) {
										if (errors === _errs8) {
											if (typeof data3 === "string") {
												if (!formats0(data3)) {
													validate330.errors = [{
														instancePath: instancePath + "/logo",
														schemaPath: "#/properties/logo/format",
														keyword: "format",
														params: { format: "uri" },
														message: "must match format \"uri\""
													}];
													return false;
												}
											}
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.createdAt !== void 0) {
										let data4 = data.createdAt;
										const _errs10 = errors;
										if (errors === _errs10) {
											if (errors === _errs10) {
												if (typeof data4 === "string") {
													if (!formats28.validate(data4)) {
														validate330.errors = [{
															instancePath: instancePath + "/createdAt",
															schemaPath: "#/properties/createdAt/format",
															keyword: "format",
															params: { format: "date-time" },
															message: "must match format \"date-time\""
														}];
														return false;
													}
												} else {
													validate330.errors = [{
														instancePath: instancePath + "/createdAt",
														schemaPath: "#/properties/createdAt/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.metadata !== void 0) {
											let data5 = data.metadata;
											const _errs12 = errors;
											if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
												validate330.errors = [{
													instancePath: instancePath + "/metadata",
													schemaPath: "#/properties/metadata/type",
													keyword: "type",
													params: { type: schema119.properties.metadata.type },
													message: "must be object,null"
												}];
												return false;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.members !== void 0) {
												let data6 = data.members;
												const _errs15 = errors;
												if (errors === _errs15) {
													if (Array.isArray(data6)) {
														const len0 = data6.length;
														for (let i0 = 0; i0 < len0; i0++) {
															const _errs17 = errors;
															if (!validate331(data6[i0], {
																instancePath: instancePath + "/members/" + i0,
																parentData: data6,
																parentDataProperty: i0,
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
																errors = vErrors.length;
															}
															if (!(_errs17 === errors)) break;
														}
													} else {
														validate330.errors = [{
															instancePath: instancePath + "/members",
															schemaPath: "#/properties/members/type",
															keyword: "type",
															params: { type: "array" },
															message: "must be array"
														}];
														return false;
													}
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate330.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate330.errors = vErrors;
	return errors === 0;
}
validate330.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v28 = validate333;
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate333.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate330(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
					errors = vErrors.length;
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate333.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate333.errors = vErrors;
	return errors === 0;
}
validate333.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v29 = validate335;
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate335.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.members === void 0 && (missing0 = "members") || data.total === void 0 && (missing0 = "total")) {
				validate335.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "members" || key0 === "total")) {
					validate335.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.members !== void 0) {
						let data0 = data.members;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									const _errs4 = errors;
									if (!validate331(data0[i0], {
										instancePath: instancePath + "/members/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
										errors = vErrors.length;
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate335.errors = [{
									instancePath: instancePath + "/members",
									schemaPath: "#/properties/members/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.total !== void 0) {
							let data2 = data.total;
							const _errs5 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								validate335.errors = [{
									instancePath: instancePath + "/total",
									schemaPath: "#/properties/total/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 < 0 || isNaN(data2)) {
										validate335.errors = [{
											instancePath: instancePath + "/total",
											schemaPath: "#/properties/total/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate335.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate335.errors = vErrors;
	return errors === 0;
}
validate335.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v30 = validate337;
const schema123 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"organizationId": { "type": "string" },
		"email": {
			"type": "string",
			"format": "email"
		},
		"role": { "type": "string" },
		"status": {
			"type": "string",
			"enum": [
				"pending",
				"accepted",
				"rejected",
				"canceled"
			]
		},
		"expiresAt": {
			"type": "string",
			"format": "date-time"
		},
		"inviterId": { "type": "string" },
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"required": [
		"id",
		"organizationId",
		"email",
		"role",
		"status",
		"expiresAt",
		"inviterId"
	],
	"additionalProperties": false,
	"$id": "contract:/Invitation"
};
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate337.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.organizationId === void 0 && (missing0 = "organizationId") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role") || data.status === void 0 && (missing0 = "status") || data.expiresAt === void 0 && (missing0 = "expiresAt") || data.inviterId === void 0 && (missing0 = "inviterId")) {
			validate337.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "organizationId" || key0 === "email" || key0 === "role" || key0 === "status" || key0 === "expiresAt" || key0 === "inviterId" || key0 === "createdAt")) {
				validate337.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				if (typeof data.id !== "string") {
					validate337.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.organizationId !== void 0) {
					if (typeof data.organizationId !== "string") {
						validate337.errors = [{
							instancePath: instancePath + "/organizationId",
							schemaPath: "#/properties/organizationId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.email !== void 0) {
						let data2 = data.email;
						if (typeof data2 === "string") {
							if (!formats98.test(data2)) {
								validate337.errors = [{
									instancePath: instancePath + "/email",
									schemaPath: "#/properties/email/format",
									keyword: "format",
									params: { format: "email" },
									message: "must match format \"email\""
								}];
								return false;
							}
						} else {
							validate337.errors = [{
								instancePath: instancePath + "/email",
								schemaPath: "#/properties/email/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.role !== void 0) {
							if (typeof data.role !== "string") {
								validate337.errors = [{
									instancePath: instancePath + "/role",
									schemaPath: "#/properties/role/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.status !== void 0) {
								let data4 = data.status;
								if (typeof data4 !== "string") {
									validate337.errors = [{
										instancePath: instancePath + "/status",
										schemaPath: "#/properties/status/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								if (!(data4 === "pending" || data4 === "accepted" || data4 === "rejected" || data4 === "canceled")) {
									validate337.errors = [{
										instancePath: instancePath + "/status",
										schemaPath: "#/properties/status/enum",
										keyword: "enum",
										params: { allowedValues: schema123.properties.status.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.expiresAt !== void 0) {
									let data5 = data.expiresAt;
									if (typeof data5 === "string") {
										if (!formats28.validate(data5)) {
											validate337.errors = [{
												instancePath: instancePath + "/expiresAt",
												schemaPath: "#/properties/expiresAt/format",
												keyword: "format",
												params: { format: "date-time" },
												message: "must match format \"date-time\""
											}];
											return false;
										}
									} else {
										validate337.errors = [{
											instancePath: instancePath + "/expiresAt",
											schemaPath: "#/properties/expiresAt/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.inviterId !== void 0) {
										if (typeof data.inviterId !== "string") {
											validate337.errors = [{
												instancePath: instancePath + "/inviterId",
												schemaPath: "#/properties/inviterId/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.createdAt !== void 0) {
											let data7 = data.createdAt;
											if (typeof data7 === "string") {
												if (!formats28.validate(data7)) {
													validate337.errors = [{
														instancePath: instancePath + "/createdAt",
														schemaPath: "#/properties/createdAt/format",
														keyword: "format",
														params: { format: "date-time" },
														message: "must match format \"date-time\""
													}];
													return false;
												}
											} else {
												validate337.errors = [{
													instancePath: instancePath + "/createdAt",
													schemaPath: "#/properties/createdAt/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate337.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate337.errors = vErrors;
	return true;
}
validate337.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v31 = validate338;
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate338.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (Array.isArray(data)) {
			const len0 = data.length;
			for (let i0 = 0; i0 < len0; i0++) {
				const _errs1 = errors;
				if (!validate337(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
					errors = vErrors.length;
				}
				if (!(_errs1 === errors)) break;
			}
		} else {
			validate338.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "array" },
				message: "must be array"
			}];
			return false;
		}
	}
	validate338.errors = vErrors;
	return errors === 0;
}
validate338.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v32 = validate340;
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate340.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.invitation === void 0 && (missing0 = "invitation") || data.member === void 0 && (missing0 = "member")) {
				validate340.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "invitation" || key0 === "member")) {
					validate340.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.invitation !== void 0) {
						const _errs2 = errors;
						if (!validate337(data.invitation, {
							instancePath: instancePath + "/invitation",
							parentData: data,
							parentDataProperty: "invitation",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.member !== void 0) {
							const _errs3 = errors;
							if (!validate331(data.member, {
								instancePath: instancePath + "/member",
								parentData: data,
								parentDataProperty: "member",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate340.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate340.errors = vErrors;
	return errors === 0;
}
validate340.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v33 = validate343;
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate343.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.member === void 0 && (missing0 = "member")) {
				validate343.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "member")) {
					validate343.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.member !== void 0) {
						if (!validate331(data.member, {
							instancePath: instancePath + "/member",
							parentData: data,
							parentDataProperty: "member",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate343.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate343.errors = vErrors;
	return errors === 0;
}
validate343.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v34 = validate331;
const v35 = validate345;
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate345.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.user === void 0 && (missing0 = "user")) {
				validate345.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "user")) {
					validate345.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.user !== void 0) {
						if (!validate309(data.user, {
							instancePath: instancePath + "/user",
							parentData: data,
							parentDataProperty: "user",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate345.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate345.errors = vErrors;
	return errors === 0;
}
validate345.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v36 = validate53;
const v37 = validate347;
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate347.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.openapi === void 0 && (missing0 = "openapi") || data.info === void 0 && (missing0 = "info") || data.paths === void 0 && (missing0 = "paths")) {
			validate347.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.openapi !== void 0) {
				if (typeof data.openapi !== "string") {
					validate347.errors = [{
						instancePath: instancePath + "/openapi",
						schemaPath: "#/properties/openapi/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.info !== void 0) {
					let data1 = data.info;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						let missing1;
						if (data1.title === void 0 && (missing1 = "title") || data1.version === void 0 && (missing1 = "version")) {
							validate347.errors = [{
								instancePath: instancePath + "/info",
								schemaPath: "#/properties/info/required",
								keyword: "required",
								params: { missingProperty: missing1 },
								message: "must have required property '" + missing1 + "'"
							}];
							return false;
						} else {
							for (const key0 in data1) if (!(key0 === "title" || key0 === "version")) {
								validate347.errors = [{
									instancePath: instancePath + "/info",
									schemaPath: "#/properties/info/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key0 },
									message: "must NOT have additional properties"
								}];
								return false;
							}
							if (data1.title !== void 0) {
								if (typeof data1.title !== "string") {
									validate347.errors = [{
										instancePath: instancePath + "/info/title",
										schemaPath: "#/properties/info/properties/title/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid1 = true;
							} else var valid1 = true;
							if (valid1) {
								if (data1.version !== void 0) {
									if (typeof data1.version !== "string") {
										validate347.errors = [{
											instancePath: instancePath + "/info/version",
											schemaPath: "#/properties/info/properties/version/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid1 = true;
								} else var valid1 = true;
							}
						}
					} else {
						validate347.errors = [{
							instancePath: instancePath + "/info",
							schemaPath: "#/properties/info/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.paths !== void 0) {
						let data4 = data.paths;
						if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {} else {
							validate347.errors = [{
								instancePath: instancePath + "/paths",
								schemaPath: "#/properties/paths/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.components !== void 0) {
							let data5 = data.components;
							if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {} else {
								validate347.errors = [{
									instancePath: instancePath + "/components",
									schemaPath: "#/properties/components/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate347.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate347.errors = vErrors;
	return true;
}
validate347.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v38 = validate348;
function validate349(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate349.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kty === void 0 && (missing0 = "kty") || data.crv === void 0 && (missing0 = "crv") || data.x === void 0 && (missing0 = "x") || data.kid === void 0 && (missing0 = "kid")) {
			validate349.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kty" || key0 === "crv" || key0 === "x" || key0 === "kid" || key0 === "use" || key0 === "alg")) {
				validate349.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.kty !== void 0) {
				if (typeof data.kty !== "string") {
					validate349.errors = [{
						instancePath: instancePath + "/kty",
						schemaPath: "#/properties/kty/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.crv !== void 0) {
					if (typeof data.crv !== "string") {
						validate349.errors = [{
							instancePath: instancePath + "/crv",
							schemaPath: "#/properties/crv/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.x !== void 0) {
						if (typeof data.x !== "string") {
							validate349.errors = [{
								instancePath: instancePath + "/x",
								schemaPath: "#/properties/x/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.kid !== void 0) {
							if (typeof data.kid !== "string") {
								validate349.errors = [{
									instancePath: instancePath + "/kid",
									schemaPath: "#/properties/kid/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.use !== void 0) {
								if (typeof data.use !== "string") {
									validate349.errors = [{
										instancePath: instancePath + "/use",
										schemaPath: "#/properties/use/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.alg !== void 0) {
									if (typeof data.alg !== "string") {
										validate349.errors = [{
											instancePath: instancePath + "/alg",
											schemaPath: "#/properties/alg/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate349.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate349.errors = vErrors;
	return true;
}
validate349.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate348.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.keys === void 0 && (missing0 = "keys")) {
				validate348.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "keys")) {
					validate348.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.keys !== void 0) {
						let data0 = data.keys;
						if (errors === errors) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									const _errs4 = errors;
									if (!validate349(data0[i0], {
										instancePath: instancePath + "/keys/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
										errors = vErrors.length;
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate348.errors = [{
									instancePath: instancePath + "/keys",
									schemaPath: "#/properties/keys/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
					}
				}
			}
		} else {
			validate348.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate348.errors = vErrors;
	return errors === 0;
}
validate348.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v39 = validate351;
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate351.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.$schema === void 0 && (missing0 = "$schema")) {
			validate351.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.$schema !== void 0) {
				if (typeof data.$schema !== "string") {
					validate351.errors = [{
						instancePath: instancePath + "/$schema",
						schemaPath: "#/properties/%24schema/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.$id !== void 0) {
					if (typeof data.$id !== "string") {
						validate351.errors = [{
							instancePath: instancePath + "/$id",
							schemaPath: "#/properties/%24id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.title !== void 0) {
						if (typeof data.title !== "string") {
							validate351.errors = [{
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							if (typeof data.type !== "string") {
								validate351.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate351.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate351.errors = vErrors;
	return true;
}
validate351.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v40 = validate352;
const schema132 = {
	"type": "object",
	"properties": {
		"jsonrpc": {
			"type": "string",
			"const": "2.0"
		},
		"id": { "type": [
			"string",
			"integer",
			"null"
		] },
		"result": {
			"type": "object",
			"additionalProperties": true
		},
		"error": {
			"type": "object",
			"properties": {
				"code": { "type": "integer" },
				"message": { "type": "string" },
				"data": {
					"type": "object",
					"additionalProperties": true
				}
			},
			"required": ["code", "message"],
			"additionalProperties": false
		}
	},
	"required": ["jsonrpc", "id"],
	"additionalProperties": false,
	"$id": "contract:/JsonRpcResponse"
};
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate352.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.jsonrpc === void 0 && (missing0 = "jsonrpc") || data.id === void 0 && (missing0 = "id")) {
			validate352.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "jsonrpc" || key0 === "id" || key0 === "result" || key0 === "error")) {
				validate352.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.jsonrpc !== void 0) {
				let data0 = data.jsonrpc;
				if (typeof data0 !== "string") {
					validate352.errors = [{
						instancePath: instancePath + "/jsonrpc",
						schemaPath: "#/properties/jsonrpc/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if ("2.0" !== data0) {
					validate352.errors = [{
						instancePath: instancePath + "/jsonrpc",
						schemaPath: "#/properties/jsonrpc/const",
						keyword: "const",
						params: { allowedValue: "2.0" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.id !== void 0) {
					let data1 = data.id;
					if (typeof data1 !== "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
						validate352.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/type",
							keyword: "type",
							params: { type: schema132.properties.id.type },
							message: "must be string,integer,null"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.result !== void 0) {
						let data2 = data.result;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
							validate352.errors = [{
								instancePath: instancePath + "/result",
								schemaPath: "#/properties/result/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.error !== void 0) {
							let data3 = data.error;
							if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
								let missing1;
								if (data3.code === void 0 && (missing1 = "code") || data3.message === void 0 && (missing1 = "message")) {
									validate352.errors = [{
										instancePath: instancePath + "/error",
										schemaPath: "#/properties/error/required",
										keyword: "required",
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									for (const key1 in data3) if (!(key1 === "code" || key1 === "message" || key1 === "data")) {
										validate352.errors = [{
											instancePath: instancePath + "/error",
											schemaPath: "#/properties/error/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key1 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (data3.code !== void 0) {
										let data4 = data3.code;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
											validate352.errors = [{
												instancePath: instancePath + "/error/code",
												schemaPath: "#/properties/error/properties/code/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										var valid1 = true;
									} else var valid1 = true;
									if (valid1) {
										if (data3.message !== void 0) {
											if (typeof data3.message !== "string") {
												validate352.errors = [{
													instancePath: instancePath + "/error/message",
													schemaPath: "#/properties/error/properties/message/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid1 = true;
										} else var valid1 = true;
										if (valid1) {
											if (data3.data !== void 0) {
												let data6 = data3.data;
												if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {} else {
													validate352.errors = [{
														instancePath: instancePath + "/error/data",
														schemaPath: "#/properties/error/properties/data/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													}];
													return false;
												}
												var valid1 = true;
											} else var valid1 = true;
										}
									}
								}
							} else {
								validate352.errors = [{
									instancePath: instancePath + "/error",
									schemaPath: "#/properties/error/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate352.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate352.errors = vErrors;
	return true;
}
validate352.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v41 = validate353;
const schema134 = {
	"type": "object",
	"properties": {
		"jsonrpc": {
			"type": "string",
			"const": "2.0"
		},
		"id": { "type": [
			"string",
			"integer",
			"null"
		] },
		"error": {
			"type": "object",
			"properties": {
				"code": { "type": "integer" },
				"message": { "type": "string" },
				"data": {
					"type": "object",
					"additionalProperties": true
				}
			},
			"required": ["code", "message"],
			"additionalProperties": false
		}
	},
	"required": [
		"jsonrpc",
		"id",
		"error"
	],
	"additionalProperties": false,
	"$id": "contract:/JsonRpcError"
};
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate355.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.jsonrpc === void 0 && (missing0 = "jsonrpc") || data.id === void 0 && (missing0 = "id") || data.error === void 0 && (missing0 = "error")) {
			validate355.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "jsonrpc" || key0 === "id" || key0 === "error")) {
				validate355.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.jsonrpc !== void 0) {
				let data0 = data.jsonrpc;
				if (typeof data0 !== "string") {
					validate355.errors = [{
						instancePath: instancePath + "/jsonrpc",
						schemaPath: "#/properties/jsonrpc/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if ("2.0" !== data0) {
					validate355.errors = [{
						instancePath: instancePath + "/jsonrpc",
						schemaPath: "#/properties/jsonrpc/const",
						keyword: "const",
						params: { allowedValue: "2.0" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.id !== void 0) {
					let data1 = data.id;
					if (typeof data1 !== "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
						validate355.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/type",
							keyword: "type",
							params: { type: schema134.properties.id.type },
							message: "must be string,integer,null"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.error !== void 0) {
						let data2 = data.error;
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if (data2.code === void 0 && (missing1 = "code") || data2.message === void 0 && (missing1 = "message")) {
								validate355.errors = [{
									instancePath: instancePath + "/error",
									schemaPath: "#/properties/error/required",
									keyword: "required",
									params: { missingProperty: missing1 },
									message: "must have required property '" + missing1 + "'"
								}];
								return false;
							} else {
								for (const key1 in data2) if (!(key1 === "code" || key1 === "message" || key1 === "data")) {
									validate355.errors = [{
										instancePath: instancePath + "/error",
										schemaPath: "#/properties/error/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key1 },
										message: "must NOT have additional properties"
									}];
									return false;
								}
								if (data2.code !== void 0) {
									let data3 = data2.code;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
										validate355.errors = [{
											instancePath: instancePath + "/error/code",
											schemaPath: "#/properties/error/properties/code/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									var valid1 = true;
								} else var valid1 = true;
								if (valid1) {
									if (data2.message !== void 0) {
										if (typeof data2.message !== "string") {
											validate355.errors = [{
												instancePath: instancePath + "/error/message",
												schemaPath: "#/properties/error/properties/message/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid1 = true;
									} else var valid1 = true;
									if (valid1) {
										if (data2.data !== void 0) {
											let data5 = data2.data;
											if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {} else {
												validate355.errors = [{
													instancePath: instancePath + "/error/data",
													schemaPath: "#/properties/error/properties/data/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												}];
												return false;
											}
											var valid1 = true;
										} else var valid1 = true;
									}
								}
							}
						} else {
							validate355.errors = [{
								instancePath: instancePath + "/error",
								schemaPath: "#/properties/error/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate355.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate355.errors = vErrors;
	return true;
}
validate355.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate353.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate265(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
		var props0 = true;
	}
	const _errs2 = errors;
	if (!validate355(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
		if (props0 !== true) props0 = true;
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
		validate353.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate353.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate353.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const responses = {
	"search": {
		"200": { "application/json": v0 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"listRepositories": {
		"200": { "application/json": v2 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"resolveRepository": {
		"200": { "application/json": v3 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"404": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"getRepository": {
		"200": { "application/json": v3 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"404": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"listClaims": {
		"200": { "application/json": v4 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"404": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"getClaim": {
		"200": { "application/json": v5 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"404": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"listRuns": {
		"200": { "application/json": v6 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"404": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"createRun": {
		"202": { "application/json": v7 },
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"404": { "application/json": v1 },
		"413": { "application/json": v1 },
		"415": { "application/json": v1 },
		"422": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"getRun": {
		"200": { "application/json": v7 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"404": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"getEvidence": {
		"200": { "application/json": v8 },
		"304": {},
		"400": { "application/json": v1 },
		"401": { "application/json": v1 },
		"403": { "application/json": v1 },
		"404": { "application/json": v1 },
		"413": { "application/json": v1 },
		"429": { "application/json": v1 },
		"500": { "application/json": v1 },
		"503": { "application/json": v1 }
	},
	"listLegacyRepositories": {
		"200": { "application/json": v9 },
		"304": {},
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"createRepository": {
		"201": { "application/json": v11 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"409": { "application/json": v12 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"422": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"502": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getProcessing": {
		"200": { "application/json": v13 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"updateStar": {
		"200": { "application/json": v14 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"updateRequest": {
		"200": { "application/json": v15 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"updateFollow": {
		"200": { "application/json": v16 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"createFork": {
		"201": { "application/json": v11 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"409": { "application/json": v12 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"451": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"createLegacyRun": {
		"202": { "application/json": v17 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"422": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getBadge": {
		"200": {},
		"304": {},
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"lookupPreprint": {
		"200": { "application/json": v18 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"502": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getObject": {
		"200": {},
		"206": {},
		"304": {},
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"416": { "application/json": v10 },
		"429": { "application/json": v10 },
		"451": { "application/json": v10 },
		"500": { "application/json": v10 },
		"502": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"verifyAttestation": {
		"200": { "application/json": v19 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"502": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getHealth": {
		"200": { "application/json": v20 },
		"400": { "application/json": v10 },
		"413": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v20 }
	},
	"signUp": {
		"200": { "application/json": v21 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"409": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"signIn": {
		"200": { "application/json": v22 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"signInUsername": {
		"200": { "application/json": v22 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"signOut": {
		"200": { "application/json": v23 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getSession": {
		"200": { "application/json": v24 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"createApiKey": {
		"200": { "application/json": v25 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"listApiKeys": {
		"200": { "application/json": v26 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"deleteApiKey": {
		"200": { "application/json": v23 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"createOrganization": {
		"200": { "application/json": v27 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"409": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"listOrganizations": {
		"200": { "application/json": v28 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"listMembers": {
		"200": { "application/json": v29 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"inviteMember": {
		"200": { "application/json": v30 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"409": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"listInvitations": {
		"200": { "application/json": v31 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"acceptInvitation": {
		"200": { "application/json": v32 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"removeMember": {
		"200": { "application/json": v33 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"updateMemberRole": {
		"200": { "application/json": v34 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"leaveOrganization": {
		"200": { "application/json": v34 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"updateProfile": {
		"200": { "application/json": v35 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"updateAvatar": {
		"200": { "application/json": v35 },
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getHomePage": {
		"200": {},
		"304": {},
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getRepositoryPage": {
		"200": { "application/json": v36 },
		"304": {},
		"400": { "application/json": v10 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"404": { "application/json": v10 },
		"406": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getContract": {
		"200": { "application/json": v37 },
		"304": {},
		"400": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getApiReference": {
		"200": {},
		"304": {},
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getApiReferenceAsset": {
		"200": {},
		"304": {},
		"400": { "application/json": v10 },
		"404": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getKeySet": {
		"200": { "application/json": v38 },
		"304": {},
		"400": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"getExperimentSchema": {
		"200": { "application/schema+json": v39 },
		"304": {},
		"400": { "application/json": v10 },
		"413": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	},
	"callTool": {
		"200": { "application/json": v40 },
		"202": {},
		"400": { "application/json": v41 },
		"401": { "application/json": v10 },
		"403": { "application/json": v10 },
		"406": { "application/json": v10 },
		"413": { "application/json": v10 },
		"415": { "application/json": v10 },
		"429": { "application/json": v10 },
		"500": { "application/json": v10 },
		"503": { "application/json": v10 }
	}
};
export { responses };
