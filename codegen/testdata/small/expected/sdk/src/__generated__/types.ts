// Generated from openapi.json by codegen/generate.ts. Do not edit.

export interface paths {
    "/api/auth/api-key/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a key */
        post: operations["deleteApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say how the service is */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download an object */
        get: operations["getObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a paper */
        post: operations["createRepository"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Runs
         * @description Newest first.
         */
        get: operations["listRuns"];
        put?: never;
        /** Request a Run */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example run_1 */
                runId: string;
            };
            cookie?: never;
        };
        /** Get one Run */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /**
         * Delete a Run
         * @deprecated
         */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the newest Run */
        get: operations["getLatestRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search Runs */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A repository for people */
        get: operations["getRepositoryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Digest: Digest;
        Error: Error;
        ExecutionState: ExecutionState;
        Health: Health;
        Links: Links;
        Run: Run;
        RunPage: RunPage;
        RunProjection: RunProjection;
        RunRequest: RunRequest;
        TextError: TextError;
        Visibility: Visibility;
    };
    responses: {
        /** @description A failure. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "not_found",
                 *         "message": "Not found"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @example 20 */
        Limit: number;
    };
    requestBodies: never;
    headers: {
        ETag: string;
    };
    pathItems: never;
}
/** @description A digest. */
export type Digest = string;
export type Error = {
    error: {
        code: string;
        details?: {
            [key: string]: unknown;
        };
        message: string;
    };
};
/** @enum {string} */
export type ExecutionState = "queued" | "running" | "succeeded";
export type Health = {
    components: {
        [key: string]: {
            latencyMs?: number;
            /** @enum {unknown} */
            status: "ok" | "failed";
        };
    };
    /** @enum {string} */
    status: "ok" | "degraded";
};
export type Links = {
    [key: string]: string | null;
};
export type Run = {
    /**
     * @description Its identifier.
     * @example run_1
     */
    id: string;
    links: components["schemas"]["Links"];
    parent?: components["schemas"]["Run"] | null;
    score: number | null;
    /** Format: date-time */
    startedAt?: string | null;
    state: components["schemas"]["ExecutionState"];
    /** @deprecated */
    verification?: string;
};
export type RunPage = {
    data: (components["schemas"]["Run"] | components["schemas"]["RunProjection"])[];
    pagination: {
        hasMore: boolean;
        nextCursor: string | null;
    };
};
export type RunProjection = {
    id?: string;
    links?: components["schemas"]["Links"];
    parent?: components["schemas"]["Run"] | null;
    score?: number | null;
    /** Format: date-time */
    startedAt?: string | null;
    state?: components["schemas"]["ExecutionState"];
    /** @deprecated */
    verification?: string;
};
export type RunRequest = {
    claimId: string;
    experimentVersionId?: components["schemas"]["Digest"];
    labels?: string[];
};
export type TextError = {
    error: string;
};
/** @enum {string} */
export type Visibility = "public" | "private";
export type ResponseError = components['responses']['Error'];
export type ParameterLimit = components['parameters']['Limit'];
export type HeaderETag = components['headers']['ETag'];
export type $defs = Record<string, never>;
export interface operations {
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "keyId": "key_1"
                 *     }
                 */
                "application/json": {
                    keyId: string;
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Healthy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "components": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Degraded. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "degraded",
                     *       "components": {
                     *         "database": {
                     *           "status": "failed",
                     *           "latencyMs": 3
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getObject: {
        parameters: {
            query?: never;
            header?: {
                /** @example bytes=0-9 */
                Range?: string;
            };
            path: {
                /** @example sha256:0000000000000000000000000000000000000000000000000000000000000000 */
                digest: components["schemas"]["Digest"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description Some of its bytes. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description No such object. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["TextError"];
                };
            };
        };
    };
    createRepository: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "input": "2401.00001"
                 *     }
                 */
                "application/json": {
                    input: string;
                    /**
                     * @default public
                     * @enum {string}
                     */
                    visibility?: "public" | "private";
                };
                /**
                 * @example {
                 *       "paper": "%PDF-1.7",
                 *       "title": "A paper",
                 *       "submitterAttested": "true"
                 *     }
                 */
                "multipart/form-data": {
                    paper: Blob;
                    /** @constant */
                    submitterAttested: "true";
                    title: string;
                    /** @default public */
                    visibility?: components["schemas"]["Visibility"];
                };
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "/r/ada/paper"
                     *     }
                     */
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description It exists. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "This paper already exists",
                     *       "url": "/r/ada/paper"
                     *     }
                     */
                    "application/json": {
                        error: string;
                        url: string;
                    };
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /** @example b3BhcXVl */
                cursor?: string;
                /** @example queued */
                execution_state?: components["schemas"]["ExecutionState"];
                /**
                 * @example [
                 *       "id",
                 *       "score"
                 *     ]
                 */
                fields?: ("id" | "state" | "score" | "links")[];
                /**
                 * @example [
                 *       "logs"
                 *     ]
                 */
                include?: ("logs" | "evidence")[];
                /** @example 20 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @deprecated
                 * @description Use `execution_state`.
                 * @example verified
                 */
                state?: "verified" | "failed";
                /** @example 2026-11-20T00:00:00Z */
                updated_since?: string;
            };
            header?: {
                /** @example "a" */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of Runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunPage"];
                };
            };
            /** @description Not modified. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Error"];
        };
    };
    createRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "claimId": "claim_1",
                 *       "labels": [
                 *         "again"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description Queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "run_1",
                     *       "state": "queued",
                     *       "score": null,
                     *       "links": {
                     *         "self": "/api/v1/runs/run_1"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["Error"];
            401: components["responses"]["Error"];
        };
    };
    getRun: {
        parameters: {
            query?: {
                /** @example 0.5 */
                threshold?: number;
                /** @example true */
                verbose?: boolean;
            };
            header?: never;
            path: {
                /** @example run_1 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "run_1",
                     *       "state": "succeeded",
                     *       "score": 4.74,
                     *       "parent": null,
                     *       "links": {
                     *         "self": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Run"];
                };
            };
            404: components["responses"]["Error"];
        };
    };
    deleteRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example run_1 */
                runId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["Error"];
        };
    };
    getLatestRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "run_1",
                     *       "state": "queued",
                     *       "score": null,
                     *       "links": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    search: {
        parameters: {
            query: {
                /** @example 20 */
                limit?: components["parameters"]["Limit"];
                /** @example pi */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "meta": {
                     *         "query": "pi"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Run"][];
                        meta: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Error"];
        };
    };
    getRepositoryPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ada */
                owner: string;
                /** @example paper */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, or the record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "run_1",
                     *       "state": "queued",
                     *       "score": null,
                     *       "links": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Run"];
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
            /** @description No such page. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Not found"
                     *     }
                     */
                    "application/json": components["schemas"]["TextError"];
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
        };
    };
}
